// @generated from spec/protocols/catalogue.yaml. Do not edit: change the spec and run `npx wirepact generate`.
import { withFeatures } from "@wirepact/core/codegen";
import { descriptor, type KnownProtocol } from "./descriptor.js";
import { features } from "./protocol-shapes.js";

/** The descriptor of Catalogue messages, version 1.0.0. */
export const protocol: KnownProtocol = /*@__PURE__*/ withFeatures(descriptor, features);
