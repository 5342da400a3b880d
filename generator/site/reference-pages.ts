// The pages of the language reference.

/** The pages in the order in which they are read, as they are named beside the program and on the site. */
export const referencePages = ["language", "frames", "flows", "reading", "mail", "versions"] as const;

/** The file of a page in the folder of the spec. */
const sourceOf = (page: (typeof referencePages)[number]): string => (page === "language" ? "README.md" : `${page}.md`);

/** The sources of the pages with their names, both after the path of their folder. */
export const referenceFiles = (from: string, to = ""): Readonly<Record<string, string>> =>
  Object.fromEntries(referencePages.map((page) => [`${from}${sourceOf(page)}`, `${to}${page}.md`]));
