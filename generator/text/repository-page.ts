// The web page of a folder in a repository, for links in READMEs that are published.

/** Hosts that npm has short names for. */
const hosts: Readonly<Record<string, string>> = { github: "github.com", gitlab: "gitlab.com", bitbucket: "bitbucket.org" };

/** The address of a folder in a repository, or undefined if the host is unknown. */
export function repositoryPage(url: string, folder: string): string | undefined {
  const site = siteOf(url.trim());
  if (site === undefined) return undefined;
  const host = site.split("/")[0] ?? "";
  const tree = host.includes("gitlab") ? "-/tree" : host === "bitbucket.org" ? "src" : "tree";
  return `https://${site}/${tree}/HEAD/${folder}`;
}

/** Host and path of a repository, from any form that package.json allows. */
function siteOf(url: string): string | undefined {
  const address = /^(?:git\+)?(?:https?|git):\/\/(?:[^@/]*@)?([^/]+\/.+?)(?:\.git)?\/?(?:#.*)?$/.exec(url);
  if (address !== null) return address[1];
  const shell = /^(?:(?:git\+)?ssh:\/\/)?git@([^/:]+)[:/](.+?)(?:\.git)?(?:#.*)?$/.exec(url);
  if (shell !== null) return `${shell[1]}/${shell[2]}`;
  const short = /^(?:(\w+):)?([\w.-]+\/[\w.-]+)$/.exec(url);
  const host = short === null ? undefined : hosts[short[1] ?? "github"];
  return host === undefined ? undefined : `${host}/${short?.[2]}`;
}
