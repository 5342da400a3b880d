// Reads all kept releases of a protocol.

import type { Diagnostic } from "../../model/diagnostic.js";
import type { KeptRelease } from "../compatibility-matrix.js";
import { readReleasedModel, releasedVersions, releaseFile } from "./release-files.js";

/** All kept releases of a protocol, the oldest first, or why one of them cannot be read. */
export function readReleases(folder: string, protocol: string): readonly KeptRelease[] | Diagnostic {
  const releases: KeptRelease[] = [];
  for (const version of releasedVersions(folder, protocol)) {
    const model = readReleasedModel(releaseFile(folder, protocol, version), `releases/${protocol}/${version}.json`);
    if ("code" in model) return model;
    releases.push({ version, model });
  }
  return releases;
}
