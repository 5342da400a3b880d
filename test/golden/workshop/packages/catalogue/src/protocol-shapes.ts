// @generated from spec/protocols/catalogue.yaml. Do not edit: change the spec and run `npx wirepact generate`.
import {
  booleanScalar,
  integerScalar,
  lineScalar,
  numberScalar,
  objectUnions,
  pathScalar,
  prepareObjectParts,
  prepareUnion,
  stringScalar,
  textScalar,
  urlScalar,
  uuidScalar,
  type Features,
  type ProtocolShapes,
} from "@wirepact/core/codegen";
import { shapes } from "./descriptor.js";

/** The runtime features that the protocol needs. */
export const features: Features = {
  unions: prepareUnion,
  objectUnions,
  objectParts: prepareObjectParts,
  scalars: {
    text: textScalar,
    string: stringScalar,
    integer: integerScalar,
    path: pathScalar,
    url: urlScalar,
    number: numberScalar,
    line: lineScalar,
    boolean: booleanScalar,
    uuid: uuidScalar,
  },
};

/** The part of the protocol that validation needs, for modules that need nothing else. */
export const protocolShapes: ProtocolShapes = /*@__PURE__*/ Object.assign({ features }, shapes);
