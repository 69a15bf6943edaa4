/** What the server says, as the client reads it. */

export interface GameOption {
  readonly name: string;
  readonly kind: "flag" | "number" | "choice" | "text";
  readonly default: boolean | number | string;
  readonly choices: readonly string[];
  readonly low: number;
  readonly high: number;
}

export interface Game {
  readonly name: string;
  readonly title: string;
  readonly seats: readonly number[];
  readonly options: readonly GameOption[];
}

async function get<T>(path: string): Promise<T> {
  const answer = await fetch(path, { headers: { Accept: "application/json" } });
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  return (await answer.json()) as T;
}

export function games(): Promise<Game[]> {
  return get<Game[]>("/api/games");
}
