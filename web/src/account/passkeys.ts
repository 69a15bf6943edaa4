/** Passkeys: what the browser creates and signs, and the server's answers. */
import { type Me, ask } from "../lib/api";

export interface Passkey {
  readonly id: string;
  readonly name: string;
  readonly created: number;
  readonly used: number;
}

type Creation = Parameters<typeof PublicKeyCredential.parseCreationOptionsFromJSON>[0];
type Request = Parameters<typeof PublicKeyCredential.parseRequestOptionsFromJSON>[0];

/** Whether this browser can create passkeys here: a secure page, and a host with a name. */
export function arePossible(): boolean {
  const numbered = /^[\d.]+$|:/.test(location.hostname.replace(/^\[|\]$/g, ""));
  return "PublicKeyCredential" in window && "parseCreationOptionsFromJSON" in PublicKeyCredential && !numbered;
}

function written(made: Credential | null): unknown {
  if (!(made instanceof PublicKeyCredential)) throw new Error("no passkey");
  return made.toJSON();
}

export const passkeys = () => ask<Passkey[]>("/api/account/passkeys");
export const removePasskey = (id: string) => ask<Passkey[]>(`/api/account/passkeys/${id}`, undefined, "DELETE");

/** Let the device create a passkey for this account. */
export async function addPasskey(name: string): Promise<Passkey[]> {
  const options = await ask<Creation>("/api/account/passkeys/options", {});
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(options);
  const credential = written(await navigator.credentials.create({ publicKey }));
  return ask<Passkey[]>("/api/account/passkeys", { credential, name });
}

/** Sign in with a device. */
export async function signInWithPasskey(keep: boolean): Promise<Me> {
  const options = await ask<Request>("/api/session/passkey/options", {});
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(options);
  const credential = written(await navigator.credentials.get({ publicKey }));
  return ask<Me>("/api/session/passkey", { credential, keep });
}
