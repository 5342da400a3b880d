/** The tag that lenient reading gives to messages of unknown type where the protocol keeps them. */
export const unknownTag = "UNKNOWN";
