// @generated from spec/protocols/workshop.yaml. Do not edit: change the spec and run `npx wirepact generate`.
import { withFeatures } from "@wirepact/core/codegen";
import { descriptor, type KnownProtocol } from "./descriptor.js";
import { features } from "./protocol-shapes.js";

/** The descriptor of Workshop messages, version 2.1.0. */
export const protocol: KnownProtocol = /*@__PURE__*/ withFeatures(descriptor, features);
