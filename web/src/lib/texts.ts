/** Fluent files of a folder by language: {"./locale/en.ftl": "…"} becomes {en: "…"}. */
export type Texts = Readonly<Record<string, string>>;

export function textsOf(files: Readonly<Record<string, string>>): Texts {
  return Object.fromEntries(
    Object.entries(files).map(([path, source]) => [path.replace(/^.*\/(.*)\.ftl$/, "$1"), source]),
  );
}
