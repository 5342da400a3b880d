// The shapes of messages as a tree, exported as `@wirepact/core/shape`: what is inside a shape, what is behind a reference, and what is at a path.

export { alongPath, fieldAtPath, type InnerPart, locationAt, partAt, type ShapeOnPath, shapeAtPath } from "./at-path.js";
export { alternativesOf, dereference, followReferences, type PlainShape, type Types } from "./dereference.js";
export { type ByKind, byKind, type ShapeKind, type ShapeOf } from "./kinds.js";
export { mapParts } from "./map-parts.js";
export { type Limb, limbs, type LocatedShape, partsOf, type ShapePart, shapesIn, typesIn, visitShapes } from "./parts.js";
export { changeInside, shapesOfValue, visitValue } from "./of-value.js";
