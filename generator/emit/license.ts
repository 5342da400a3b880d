// Emits the text of the license beside a package, because npm packs a package's own folder only.

import { type Emitter, packagePath } from "./emitter.js";

export const licenseEmitter: Emitter = {
  name: "license",
  emit: ({ model, config }) =>
    config.licenseText === undefined ? [] : [{ path: packagePath(model, "LICENSE"), text: config.licenseText }],
};
