// What `package.json` of a generated package says about itself besides its name: from the configuration, else from the project's own manifest.

import type { PackageMetadata } from "../model/package-config.js";

type Manifest = Readonly<Record<string, unknown>>;

/** The part of the configuration that becomes metadata. */
export interface MetadataConfig {
  /** URL of the repository. */
  readonly repository?: string;
  /** Author of the packages. */
  readonly author?: string;
  /** URL of the documentation. */
  readonly homepage?: string;
  /** URL at which problems are reported. */
  readonly bugs?: string;
  /** Words under which the packages can be found. */
  readonly keywords?: readonly string[];
}

/** The metadata of all packages of a project. */
export function packageMetadata(config: MetadataConfig, manifest: Manifest): PackageMetadata {
  const url = config.repository ?? repositoryUrl(manifest["repository"]);
  const author = config.author ?? textOrObject(manifest["author"]);
  const homepage = config.homepage ?? (typeof manifest["homepage"] === "string" ? manifest["homepage"] : undefined);
  const bugs = config.bugs ?? textOrObject(manifest["bugs"]);
  return {
    keywords: config.keywords ?? ownKeywords(manifest["keywords"]) ?? ["protocol", "agents", "messages", "validation"],
    ...(author === undefined ? {} : { author }),
    ...(homepage === undefined ? {} : { homepage }),
    ...(bugs === undefined ? {} : { bugs }),
    ...(url === undefined ? {} : { repository: { type: "git", url } }),
  };
}

function ownKeywords(keywords: unknown): readonly string[] | undefined {
  return Array.isArray(keywords) && keywords.every((word) => typeof word === "string") ? keywords : undefined;
}

function textOrObject(value: unknown): string | object | undefined {
  return typeof value === "string" || (typeof value === "object" && value !== null) ? value : undefined;
}

function repositoryUrl(repository: unknown): string | undefined {
  if (typeof repository === "string") return repository;
  const url = (repository as { readonly url?: unknown } | undefined)?.url;
  return typeof url === "string" ? url : undefined;
}
