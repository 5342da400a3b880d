// Scenes with a field of a message: what it is without a value, and under another name.

import { readPath, type Json, type Path } from "@wirepact/core";
import { fillDefaults, runnable } from "@wirepact/core/codegen";
import type { ProtocolModel } from "../../../model/protocol-model.js";
import { read } from "../read-message.js";
import { examplesOf, firstScene, sceneOf, show, type MakeScenes } from "./scene.js";

/** The path, with the first item of each array. */
const firstItems = (path: Path = []): Path => path.map((step) => (step === "*" ? 0 : step));

/** The name of the result that a message is, in a protocol with frames. */
const resultOf = ({ messages }: ProtocolModel, tag: string): string | undefined => messages[tag]?.answers && tag;

/** A message without the field, with defaults filled in. */
export const defaults: MakeScenes = ({ old, current, change: { use } }) =>
  firstScene(examplesOf([old, current], use?.tag), (message) => {
    const path = firstItems(use?.path);
    const given = JSON.parse(JSON.stringify(message)) as Json;
    const around = readPath(given, path.slice(0, -1));
    if (typeof around !== "object" || around === null) return [];
    delete (around as Record<string, unknown>)[String(path.at(-1))];
    const [before, after] = [old, current].map((model) => {
      const filled = JSON.parse(JSON.stringify(given)) as Json;
      if (read(model, filled, { mode: "strict", result: resultOf(model, use!.tag) }).ok) fillDefaults(runnable(model), use!.tag, filled);
      return show(readPath(filled, path));
    });
    const at = path.join(".");
    return sceneOf([JSON.stringify(given)], `fills in ${at}: ${before}`, `fills in ${at}: ${after}`);
  });

/** A message with the field under the name of its release, as both read it. */
export const renamed: MakeScenes = ({ old, current, change: { use, breaks, misreads } }) => {
  if (use?.renamed === undefined) return [];
  const { tag } = use;
  const isMissed = [...breaks, ...misreads].includes("old-readers");
  const paths = [firstItems(use.path), firstItems(use.renamed)];
  const written = examplesOf([isMissed ? current : old], tag).filter((message) => readPath(message, paths[isMissed ? 1 : 0]) !== undefined);
  return firstScene(written, (message) => {
    const [before, after] = [old, current].map((model, index) => {
      const result = read(model, message, { mode: "strict", result: resultOf(model, tag) });
      const path = paths[index]!;
      return result.ok
        ? `reads ${path.join(".")} as ${show(readPath(result.value, path))}`
        : `rejects it: ${result.issues[0]?.message ?? ""}`;
    });
    return sceneOf([JSON.stringify(message)], before!, after!);
  });
};
