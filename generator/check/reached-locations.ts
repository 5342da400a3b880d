// Which definitions a message uses, by the locations of their shapes.

import type { Shape } from "@wirepact/core";
import { partsOf as shapeParts, visitShapes } from "@wirepact/core/shape";
import { partsOf } from "../describe/message-parts.js";
import type { MessageModel } from "../model/protocol-model.js";
import type { CheckContext } from "./check-rule.js";
import { locationOfField } from "./inventory.js";

/** The shapes that messages have values of, by their locations. */
export interface Reached {
  /** The locations of the shapes that some messages have values of. */
  readonly by: (messages: readonly MessageModel[]) => ReadonlySet<string>;
}

interface Reach {
  readonly locations: ReadonlySet<string>;
  /** The named types that are used directly. */
  readonly types: ReadonlySet<string>;
}

/** Opens the search for the shapes of messages; types that only rejections use belong to none. */
export function openReach({ model, spans }: CheckContext): Reached {
  const collect = (shapes: readonly (readonly [shape: Shape, start: string])[]): Reach => {
    const locations = new Set<string>();
    const types = new Set<string>();
    for (const [shape, start] of shapes) {
      for (const { shape: inner, location } of visitShapes(shape, start)) {
        // What lenient mode accepts in addition is not a constraint of the protocol.
        if (location.includes("/lenient/")) continue;
        locations.add(spans.declaredAt(location));
        if (inner.kind === "reference" && Object.hasOwn(model.types, inner.type)) types.add(inner.type);
      }
    }
    return { locations, types };
  };
  const ofTypes = new Map<string, Reach>();
  const ofType = (name: string): Reach => {
    const reach = ofTypes.get(name) ?? collect([[model.types[name]!, `types/${name}`]]);
    ofTypes.set(name, reach);
    return reach;
  };
  const ofMessage = (message: MessageModel): readonly Reach[] => {
    const { tag } = partsOf(model, message);
    const own = collect(
      shapeParts(message.shape).flatMap(({ field, shape, location, limb }) => {
        if (field !== undefined && field.name !== tag) return [[shape, locationOfField(model, message, field.name)] as const];
        return limb === "extra" ? [[shape, `messages/${message.name}/${location}`] as const] : [];
      }),
    );
    const types = new Set(own.types);
    // A set also visits what is added meanwhile.
    for (const name of types) for (const inner of ofType(name).types) types.add(inner);
    return [own, ...[...types].map(ofType)];
  };
  const ofMessages = new Map<MessageModel, readonly Reach[]>();
  const reachOf = (message: MessageModel): readonly Reach[] => {
    const reached = ofMessages.get(message) ?? ofMessage(message);
    ofMessages.set(message, reached);
    return reached;
  };
  return {
    by: (messages) => new Set([...new Set(messages.flatMap(reachOf))].flatMap(({ locations }) => [...locations])),
  };
}
