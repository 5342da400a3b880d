// Emits `smoke-test.js`, a program that checks the built package against the spec. It is not published.

import type { Json } from "@wirepact/core";
import type { MessageModel } from "../model/protocol-model.js";
import { isIdentifier } from "../text/identifiers.js";
import { literal } from "../text/literal.js";
import { generatedHeader } from "../text/generated-header.js";
import { type Emitter, packagePath, sourceOf } from "./emitter.js";

export const smokeTestEmitter: Emitter = {
  name: "smoke-test",
  emit: (input) => {
    const { model, render } = input;
    const framed = model.frames !== undefined;
    const examples = Object.values(model.messages).flatMap((message) =>
      message.examples.slice(0, 1).map(({ value }) => (framed ? framedExample(message, value) : value)),
    );
    const view = { framed, header: generatedHeader(sourceOf(input)), examples: literal(examples), tag: access(model.tag) };
    return [{ path: packagePath(model, "smoke-test.js"), text: render("package/smoke-test.js", view) }];
  },
};

const framedExample = ({ name, answers }: MessageModel, message: Json) => ({
  type: name,
  message,
  ...(answers === undefined ? {} : { answers }),
});

const access = (name: string): string => (isIdentifier(name) ? `.${name}` : `[${JSON.stringify(name)}]`);
