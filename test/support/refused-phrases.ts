// Phrases that no text for people may contain, each with what to write instead.

export interface RefusedPhrase {
  readonly phrase: RegExp;
  readonly instead: string;
  /** A text that contains it, to test the pattern. */
  readonly example: string;
}

const refuse = (phrase: RegExp, instead: string, example: string): RefusedPhrase => ({ phrase, instead, example });

export const refusedPhrases: readonly RefusedPhrase[] = [
  // Types
  refuse(/\ba text\b(?! (?:file|editor|node|body))|\bempty text\b|\btexts\b/i, "a string", "must be a text"),
  refuse(/\bwhole numbers?\b/i, "an integer", "must be a whole number"),
  refuse(
    /(?:must be|got|not|takes|as|is|one|single) a list\b|\blist of (?:texts|words)\b|\bclosed list\b/i,
    "an array, an enum",
    "must be a list",
  ),
  refuse(/\b(?:a|the|enum|unknown|other|another|type) words?\b(?! processor)/i, "a value, an enum value", "the word is unknown"),
  refuse(/\bunknown members?\b|\bmembers? of (?:an|the) (?:object|envelope|body)\b/i, "a property", "has unknown members"),
  refuse(/\bblanks\b|\b(?:a|is|not) blank\b/i, "spaces, an empty string", "indent with blanks"),
  refuse(/\btext of any lines\b|\btext without a line break\b/i, "multi-line string, single-line string", "text of any lines"),
  // Issues
  refuse(
    /must (?:be|have|match) [^.;:()]*, not (?:["…`\d[{]|an? |the |null|true|false|nothing)/i,
    "must be …, got …",
    'must be a number, not "x"',
  ),
  refuse(/\bis missing: expected\b/i, "is required", "stamp is missing: expected a string"),
  refuse(/\b(?:is|are|was) (?:not )?due\b/i, "unexpected …, expected …", "type is not due here"),
  refuse(/\bcame, expected\b|\bexpected nothing more\b/i, "unexpected …, the flow has ended", "receipt came, expected letter"),
  refuse(/\bnever closed\b/i, "unterminated", "this quote is never closed"),
  // `speaks` is a key of the language.
  refuse(/\bspoken\b|(?<!`)\bspeaks?\b(?![`:])/i, "supported, supports", "is not spoken here"),
  refuse(/\bnames an unknown\b/i, "unknown …", "names an unknown message type"),
  refuse(/\ba value that is not shown\b/i, "a withheld value (sensitive field)", "got a value that is not shown"),
  refuse(/\b(?:is|are|was|were|be) refused\b|\brefuses\b/i, "rejected, rejects", "it is refused"),
  refuse(/\b(?:different|another) variant\b/i, "not allowed in this kind of object", "it belongs to a different variant"),
  refuse(/\bpart of a string that needs\b/i, "a string that needs quotes", "part of a string that needs quotes"),
  refuse(/\bcan exceed the limit\b/i, "fields that can make it too large", "Can exceed the limit"),
  // Diagnostics
  refuse(/\bstands? here\b|\bstands twice\b/i, "duplicate …, unexpected …", "the key stands here twice"),
  refuse(/\bsays nothing\b|\bmeans nothing for\b/i, "has no effect, is not allowed on", '"min" says nothing'),
  refuse(/\bnothing can keep\b|\bno walk through\b/i, "no value satisfies, is unreachable", "nothing can keep these bounds"),
  refuse(/\bplays differently\b/i, "fails at message …", "the transcript plays differently"),
  refuse(/\bbusy for minutes\b|\bnobody can tell\b/i, "catastrophic backtracking", "keeps this pattern busy for minutes"),
  refuse(/\bmisspelt\b/i, "misspelled", "a misspelt key"),
  // Docs and doc comments
  refuse(/\bleft out(?:,| means)/i, "defaults to …, optional", "Left out, it is the current time"),
  refuse(/\bkeeps to\b/i, "Constraints", "Keeps to"),
  refuse(/\balso read\b|\bas it arrives\b|\bin words\b/i, "Aliases, Decoding examples, Issue text", "As it arrives"),
  refuse(/\bparts that fields play\b|\brules that bite\b/i, "Field roles, Common mistakes", "Rules that bite"),
  refuse(/\bno item twice\b/i, "unique items", "no item twice"),
  refuse(/\bwhat is no data\b|\bthe type is sure\b/i, "property access may throw, only `type` is guaranteed", "what is no data may throw"),
  // Tone
  refuse(/\bwho knows one\b|\bseven rooms\b|\bits room\b/i, "the same names in every package, seven stages", "who knows one knows all"),
  refuse(/\bis not what the spec gives\b/i, "is out of date", "the file is not what the spec gives"),
  refuse(/\bdoes not know who you are\b/i, "not logged in", "the registry does not know who you are"),
  refuse(
    /\bwhat (?:is|are|was) no\b|\bis no (?:array|data|file|JSON|mail|mapping|message|number|object|role|string)\b/i,
    "is not a …",
    "what is no object is refused",
  ),
  refuse(/\bnobody (?:asks|has to|knows|listed)\b|\bwho asks\b/i, "unknown, unexpected", "a type that nobody knows"),
  refuse(/\btells (?:what|which|who|whether)\b|\btells \w+ from\b/i, "reports, distinguishes", "tells who is late"),
  // Phrases of the first descriptions
  refuse(
    /\b(?:a|the|this|every|raw) mail\b(?! (?:message|encoding|server|location))|(?<!table: )\bmails\b/i,
    "a mail message",
    "the mail has no subject",
  ),
  refuse(/\b(?:read|counts?) as absent\b/i, "treated as missing", "null counts as absent"),
  refuse(
    /\b(?:file|flow|folder|function|package|process|type)s? of (?:its|their) own\b/i,
    "a separate …, its own …",
    "in a file of its own",
  ),
  refuse(/\bhow far (?:it|an? [\w ]+) is\b/i, "the status of …", "How far a task is."),
  refuse(/\bwhat (?:all|almost all|the) [\w ]+ have in common\b/i, "the fields that … share", "What all files have in common."),
  refuse(/\bcarried over\b|\bhas no counterpart\b/i, "imported, not supported", "`if` has no counterpart"),
  refuse(/\btold apart\b|\btells? \w+ apart\b/i, "distinguished, distinguishes", "the parts are told apart by a tag"),
  refuse(/\b(?:is|as|counts as|allow) (?:a|the) break\b/i, "a breaking change", "closing an object is a break"),
  refuse(/\bmeanwhile\b/i, "in the meantime", "it has changed meanwhile"),
  refuse(/\bthe name that (?:people see|programs use)\b/i, "the display name, the name for programmatic use", "The name that people see."),
  refuse(/\bin no (?:flow|frame)\b|\bto no field\b/i, "not part of a …, not … to a field", "the message is in no flow"),
  refuse(
    /\bis described in other words\b|\bis new and has to be there\b/i,
    "documentation changed, required field added",
    "is new and has to be there",
  ),
];
