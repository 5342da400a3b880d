// The list of emitters, in the order their files are reported.

import { agentCardEmitter } from "./agent-card.js";
import { arbitrariesEmitter } from "./arbitraries.js";
import { asyncApiEmitter } from "./asyncapi.js";
import { buildersEmitter } from "./builders.js";
import { codecEmitter } from "./codec.js";
import { constantsEmitter } from "./constants.js";
import { conversationEmitter } from "./conversation.js";
import { descriptorEmitter } from "./descriptor.js";
import { docsEmitter } from "./docs.js";
import type { Emitter } from "./emitter.js";
import { groupsEmitter } from "./groups.js";
import { guardsEmitter } from "./guards.js";
import { jsonSchemaEmitter } from "./json-schema.js";
import { licenseEmitter } from "./license.js";
import { migrationsEmitter } from "./migrations.js";
import { modelJsonEmitter } from "./model-json.js";
import { optionsEmitter } from "./options.js";
import { packageIndexEmitter } from "./package-index.js";
import { packageManifestEmitter } from "./package-manifest.js";
import { readmeEmitter } from "./readme.js";
import { repliesEmitter } from "./replies.js";
import { smokeTestEmitter } from "./smoke-test.js";
import { testdataEmitter } from "./testdata.js";
import { toolsEmitter } from "./tools.js";
import { typesEmitter } from "./types.js";
import { validationEmitter } from "./validation.js";
import { versionsEmitter } from "./versions.js";

/** The modules of a package. */
export const codeEmitters: readonly Emitter[] = [
  packageIndexEmitter,
  typesEmitter,
  constantsEmitter,
  descriptorEmitter,
  guardsEmitter,
  validationEmitter,
  buildersEmitter,
  codecEmitter,
  optionsEmitter,
  repliesEmitter,
  groupsEmitter,
  conversationEmitter,
  migrationsEmitter,
  versionsEmitter,
  arbitrariesEmitter,
  toolsEmitter,
];

/** Everything that is generated for a protocol. */
export const emitters: readonly Emitter[] = [
  modelJsonEmitter,
  jsonSchemaEmitter,
  docsEmitter,
  agentCardEmitter,
  asyncApiEmitter,
  testdataEmitter,
  packageManifestEmitter,
  licenseEmitter,
  readmeEmitter,
  smokeTestEmitter,
  ...codeEmitters,
];
