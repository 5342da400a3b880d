// @generated from spec/protocols/catalogue.yaml. Do not edit: change the spec and run `npx wirepact generate`.

/** The message types of the protocol. */
export const MessageType = {
  /** A page of the catalogue. */
  Page: "page",
  /** A piece in detail. */
  Detail: "detail",
} as const;

/** The message types of the protocol. */
export type MessageType = (typeof MessageType)[keyof typeof MessageType];

/** The name of a role of the protocol. */
export type RoleName = "maker" | "customer";
