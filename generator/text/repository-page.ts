// The page of a repository on which people look at a file or folder; a README on a registry can link to nothing else.

/** Hosts that npm has short names for. */
const hosts: Readonly<Record<string, string>> = { github: "github.com", gitlab: "gitlab.com", bitbucket: "bitbucket.org" };

/** The address of a folder of a repository, or undefined when the repository has no pages that we know of. */
export function repositoryPage(url: string, folder: string): string | undefined {
  const site = siteOf(url.trim());
  if (site === undefined) return undefined;
  const host = site.split("/")[0] ?? "";
  const tree = host.includes("gitlab") ? "-/tree" : host === "bitbucket.org" ? "src" : "tree";
  return `https://${site}/${tree}/HEAD/${folder}`;
}

/** Host and path of a repository, from any of the ways in which package.json may name it. */
function siteOf(url: string): string | undefined {
  const address = /^(?:git\+)?(?:https?|git):\/\/(?:[^@/]*@)?([^/]+\/.+?)(?:\.git)?\/?(?:#.*)?$/.exec(url);
  if (address !== null) return address[1];
  const shell = /^(?:(?:git\+)?ssh:\/\/)?git@([^/:]+)[:/](.+?)(?:\.git)?(?:#.*)?$/.exec(url);
  if (shell !== null) return `${shell[1]}/${shell[2]}`;
  const short = /^(?:(\w+):)?([\w.-]+\/[\w.-]+)$/.exec(url);
  const host = short === null ? undefined : hosts[short[1] ?? "github"];
  return host === undefined ? undefined : `${host}/${short?.[2]}`;
}
