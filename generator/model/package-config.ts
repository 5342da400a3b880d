// What generated packages say about themselves: the part of the configuration that emitters see.

/** The keys of `package.json` that npm shows on the page of a package. */
export interface PackageMetadata {
  readonly keywords: readonly string[];
  readonly author?: string | object;
  readonly homepage?: string;
  readonly bugs?: string | object;
  readonly repository?: { readonly type: string; readonly url: string };
}

/** The configuration of packages. */
export interface PackageConfig {
  /** Scope of the package names: `<scope>/<protocol>`. */
  readonly scope: string;
  readonly license: string;
  /** The text of the license, if the project has it. */
  readonly licenseText?: string;
  /** What `package.json` says about the package besides its name. */
  readonly metadata: PackageMetadata;
  /** Folder of the spec, as it is shown in headers. */
  readonly specFolder: string;
  /** Version range of the run time. */
  readonly coreVersion: string;
  /** Whether the run time is part of the same workspace, in `packages/core`. */
  readonly coreInWorkspace: boolean;
}
