// The notes of a release: the section of the changelog about it, as the message of its tag.

/** The message of a tag such as `@acme/mail@1.1.0`: what was released when, then the section of the changelog. The tag itself where there is none. */
export function releaseNotes(tag: string, changelog: string | undefined): string {
  const { name, version } = parseTag(tag);
  const [heading = "", ...lines] = sectionOf(changelog ?? "", version);
  if (heading === "") return tag;
  const date = heading.slice(`## ${version}`.length).trim();
  return `${name} ${version} ${date}\n\n${lines.join("\n").trim()}\n`;
}

/** The changelog of the package that a tag is about, relative to the project. */
export const changelogOf = (tag: string): string => `packages/${parseTag(tag).name.replace(/^.*\//, "")}/CHANGELOG.md`;

function parseTag(tag: string): { readonly name: string; readonly version: string } {
  const at = tag.lastIndexOf("@");
  return { name: tag.slice(0, at), version: tag.slice(at + 1) };
}

/** The lines from the heading of a version to the next one. */
function sectionOf(changelog: string, version: string): readonly string[] {
  const lines = changelog.split(/\r?\n/);
  const first = lines.findIndex((line) => line.startsWith(`## ${version} (`));
  if (first < 0) return [];
  const length = lines.slice(first + 1).findIndex((line) => /^## .+ \(\d{4}-\d{2}-\d{2}\)$/.test(line));
  return length < 0 ? lines.slice(first) : lines.slice(first, first + 1 + length);
}
