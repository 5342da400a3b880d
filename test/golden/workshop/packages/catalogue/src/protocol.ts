// @generated from spec/protocols/catalogue.yaml. Do not edit: change the spec and run `npx wirepact generate`.
import {
  booleanScalar,
  integerScalar,
  lineScalar,
  numberScalar,
  objectUnions,
  pathScalar,
  prepareObjectParts,
  stringScalar,
  textScalar,
  urlScalar,
  uuidScalar,
  withFeatures,
} from "@wirepact/core/codegen";
import { descriptor, type KnownProtocol } from "./descriptor.js";

/** The descriptor of Catalogue messages, version 1.0.0. */
export const protocol: KnownProtocol = /*@__PURE__*/ withFeatures(descriptor, {
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
});
