// The list of commands, in the order in which help shows them.

import { addCheckCommand } from "./check.js";
import type { AddCommand } from "./command.js";
import { addExplainCommand } from "./explain.js";

export const commands: readonly AddCommand[] = [addCheckCommand, addExplainCommand];
