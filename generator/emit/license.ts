// Emits the text of the license into a package, because npm packs only the folder of the package.

import { type Emitter, packagePath } from "./emitter.js";

export const licenseEmitter: Emitter = {
  name: "license",
  emit: ({ model, config }) =>
    config.licenseText === undefined ? [] : [{ path: packagePath(model, "LICENSE"), text: config.licenseText }],
};
