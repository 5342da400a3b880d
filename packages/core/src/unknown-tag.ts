/** The tag that lenient decoding sets for messages of unknown type, if the protocol keeps them. */
export const unknownTag = "UNKNOWN";
