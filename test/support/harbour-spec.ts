// The spec of the release tests: one protocol with negotiated versions, and a second, smaller one.

export const rootFile = "protocols: [protocols/berth.yaml, protocols/crane.yaml]\nlint: minimal\n";

export const berth = `protocol: berth
title: Berths
version: 1.0.0
objects: open
doc: Ships ask for a berth.

roles: { ship: Asks., office: Answers. }

reading: { default: strict }

encodings:
  json: {}

envelope:
  tag: kind
  body: inline
  version: format
  fields:
    format: { type: semver, fill: $version, doc: 'Version of the message.' }
    ship: { type: string, max: 40, doc: 'Name of the ship.' }
  example: { format: 1.0.0, ship: Aurora }

messages:
  ask:
    doc: Is there a berth?
    from: ship
    to: office
    fields:
      metres: { type: integer, min: 1, max: 400, doc: 'How long the ship is.' }
    examples:
      minimal: { metres: 60 }
    invalid:
      something missing: { like: minimal, dropEach: [format, ship, metres] }
      no ship: { like: minimal, set: { metres: 0 }, issue: out-of-range }
`;

export const crane = `protocol: crane
title: Cranes
version: 1.0.0
objects: open
doc: Ships ask for a crane.

roles: { ship: Asks., dock: Answers. }

reading: { default: strict }

encodings:
  json: {}

envelope:
  tag: kind
  body: inline
  fields:
    ship: { type: string, doc: 'Name of the ship.' }
  example: { ship: Aurora }

messages:
  lift:
    doc: Please lift this.
    from: ship
    to: dock
    fields:
      tons: { type: number, min: 0, doc: 'How heavy it is.' }
    examples:
      minimal: { tons: 2 }
    invalid:
      something missing: { like: minimal, dropEach: [ship, tons] }
      less than nothing: { like: minimal, set: { tons: -1 }, issue: out-of-range }
`;
