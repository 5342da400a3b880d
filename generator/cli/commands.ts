// All commands, by what they are for, in the order in which help shows them.

import { addChannelCommand } from "./channel.js";
import { addCheckCommand } from "./check.js";
import type { AddCommand } from "./command.js";
import { addCompletionCommand } from "./completion.js";
import { addConformCommand } from "./conform.js";
import { addConvertCommand } from "./convert.js";
import { addDiffCommand } from "./diff.js";
import { addDocsCommand } from "./docs.js";
import { addExplainCommand } from "./explain.js";
import { addGenerateCommand } from "./generate.js";
import { addImportCommand } from "./import.js";
import { addInboxCommand } from "./inbox.js";
import { addInitCommand } from "./init.js";
import { addMatrixCommand } from "./matrix.js";
import { addLspCommand } from "./lsp.js";
import { addMcpCommand } from "./mcp.js";
import { addPlayCommand } from "./play.js";
import { addReleaseCommand } from "./release.js";
import { addRenameCommand } from "./rename.js";
import { addStoreCommand } from "./store.js";
import { addTapCommand } from "./tap.js";
import { addTranscriptCommand } from "./transcript.js";
import { addValidateCommand } from "./validate.js";
import { addVerifyCommand } from "./verify.js";
import { addVersionsCommand } from "./versions.js";

/** The commands by the heading that help shows above them. */
export const commands: Readonly<Record<string, readonly AddCommand[]>> = {
  "Specs:": [addInitCommand, addImportCommand, addCheckCommand, addRenameCommand, addExplainCommand],
  "Packages and docs:": [addGenerateCommand, addDocsCommand],
  "Releases:": [addDiffCommand, addVersionsCommand, addMatrixCommand, addReleaseCommand, addVerifyCommand],
  "Messages:": [addValidateCommand, addConvertCommand, addTranscriptCommand, addInboxCommand, addStoreCommand],
  "Other programs:": [addConformCommand, addTapCommand, addPlayCommand, addChannelCommand],
  "Editors, agents and shells:": [addLspCommand, addMcpCommand, addCompletionCommand],
};
