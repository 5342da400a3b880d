// Open enums take words that nobody listed; closed ones and constants do not.

import { createErrorMessage, ErrorCode, type ErrorMessage, StoryStatus } from "@wirepact/acp-swarm";

const envelope = { swarmId: "5f0c1f0e-8c1d-4a53-9d7e-2b6f0a1c3d4e", containerId: "c0ffee12" };
const unheardOf: ErrorCode = "DISK_ON_FIRE";
const known: ErrorCode = ErrorCode.ContainerOom;
const status: StoryStatus = "skipped";
// @ts-expect-error a closed enum has no other words
const wrong: StoryStatus = "on_fire";
// @ts-expect-error an open enum still holds texts only
const number: ErrorCode = 7;
const message: ErrorMessage = createErrorMessage({ ...envelope, code: unheardOf, message: "It burns." });

console.log(JSON.stringify([message.payload.code, known, status, wrong, number, StoryStatus.Skipped]));
