// Finds links between the pages of a site that lead nowhere.

import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";

/** Links to pages and sections that do not exist, as `page -> target`; links to other sites are not followed. */
export function deadLinks(folder: string): readonly string[] {
  const pages = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((path) => path.endsWith(".html"));
  const sections = new Map(pages.map((page) => [page, idsOf(readFileSync(join(folder, page), "utf8"))]));
  return pages.flatMap((page) => {
    const html = readFileSync(join(folder, page), "utf8");
    const targets = new Set([...html.matchAll(/(?:href|src)="([^"]*)"/g)].map((match) => match[1]!.replaceAll("&amp;", "&")));
    return [...targets].filter((target) => !/^[a-z]+:/.test(target) && !isAlive(target)).map((target) => `${page} -> ${target}`);

    function isAlive(target: string): boolean {
      const [path = "", section = ""] = target.split("#");
      const file = path === "" ? page : normalize(join(dirname(page), decodeURIComponent(path)));
      const ids = sections.get(file);
      if (ids === undefined) return existsSync(join(folder, file));
      // Fragments such as `start=mail` are for scripts.
      return section === "" || section.includes("=") || ids.has(decodeURIComponent(section));
    }
  });
}

const idsOf = (html: string): ReadonlySet<string> => new Set([...html.matchAll(/\bid="([^"]*)"/g)].map((match) => match[1]!));
