// Documents of the repository as pages: their links lead to the pages of the site.

/** Markdown in which links to documents lead to pages, by the target of the link; other files of the repository are only named. */
export const withPageLinks = (markdown: string, pages: Readonly<Record<string, string>>): string =>
  markdown.replaceAll(/\[([^\]]+)\]\((?!#|[a-z]+:)([^)#\s]+)(#[^)\s]*)?\)/g, (_, text: string, target: string, section = "") =>
    pages[target] === undefined ? text : `[${text}](${pages[target]}${section})`,
  );
