// Finds the locations of the shapes along a path of a message, outermost first.

import type { Path, Shape } from "@wirepact/core";
import type { MessageModel } from "../model/protocol-model.js";
import type { CheckContext } from "./check-rule.js";
import { locationOfField } from "./inventory.js";

type Model = Pick<CheckContext, "model" | "spans">;

/** The locations of all shapes along the path: fields, named types and items. */
export function locationsOfPath(context: Model, message: MessageModel, path: Path): ReadonlySet<string> {
  return new Set(followPath(context, message, path).map(({ location }) => location));
}

/** The locations of the shapes that describe the value at the path itself. */
export function endsOfPath(context: Model, message: MessageModel, path: Path): ReadonlySet<string> {
  return new Set(
    followPath(context, message, path)
      .filter(({ rest }) => rest === 0)
      .map(({ location }) => location),
  );
}

interface Passed {
  readonly location: string;
  /** The number of remaining steps of the path. */
  readonly rest: number;
}

function followPath({ model, spans }: Model, message: MessageModel, path: Path): readonly Passed[] {
  const passed: Passed[] = [];
  const follow = (shape: Shape, location: string, rest: Path): void => {
    passed.push({ location: spans.declaredAt(location), rest: rest.length });
    const [step, ...further] = rest;
    if (shape.kind === "reference") {
      const target = Object.hasOwn(model.types, shape.type) ? model.types[shape.type] : undefined;
      if (target !== undefined) follow(target, `types/${shape.type}`, rest);
    } else if (shape.kind === "union") {
      for (const [index, member] of shape.members.entries()) follow(member, `${location}/union/${index}`, rest);
    } else if (step === undefined) {
      return;
    } else if (shape.kind === "struct") {
      const field = shape.fields.find(({ name }) => name === step);
      if (field !== undefined) follow(field.shape, `${location}/fields/${field.name}`, further);
      else if (shape.extras !== undefined) follow(shape.extras.values, `${location}/extras/values`, further);
    } else if (shape.kind === "list") {
      follow(shape.item, `${location}/list`, further);
    } else if (shape.kind === "map") {
      follow(shape.value, `${location}/map`, further);
    }
  };
  const [first, ...rest] = path;
  const outer = message.shape.fields.find(({ name }) => name === first);
  if (outer === undefined) {
    if (message.shape.extras !== undefined) follow(message.shape.extras.values, `messages/${message.name}/extras/values`, rest);
    return passed;
  }
  follow(outer.shape, locationOfField(model, message, outer.name), rest);
  return passed;
}
