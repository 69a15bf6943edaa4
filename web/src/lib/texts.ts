/** Fluent files of a folder by language: {"./locale/en.ftl": "…"} becomes {en: "…"}. */
export type Texts = Readonly<Record<string, string>>;

export function textsOf<Source>(files: Readonly<Record<string, Source>>): Readonly<Record<string, Source>> {
  return Object.fromEntries(
    Object.entries(files).map(([path, source]) => [path.replace(/^.*\/(.*)\.ftl$/, "$1"), source]),
  );
}

type Files = Readonly<Record<string, () => Promise<string>>>;

/** Two files of every language, one after the other. */
export const both = (one: Files, other: Files): Files =>
  Object.fromEntries(
    Object.entries(one).map(([language, file]) => [
      language,
      async () => (await Promise.all([file(), other[language]?.() ?? ""])).join("\n"),
    ]),
  );
