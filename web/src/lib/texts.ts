/** Fluent files of a folder by language: {"./locale/en.ftl": "…"} becomes {en: "…"}. */
export type Texts = Readonly<Record<string, string>>;

export function textsOf<Source>(files: Readonly<Record<string, Source>>): Readonly<Record<string, Source>> {
  return Object.fromEntries(
    Object.entries(files).map(([path, source]) => [path.replace(/^.*\/(.*)\.ftl$/, "$1"), source]),
  );
}
