// The roles of two parties that talk over one connection, from what the user named.

import { nearestName, type ProtocolDescriptor } from "@wirepact/core";

export type FoundRoles =
  { readonly ok: true; readonly role: string; readonly peer: string } | { readonly ok: false; readonly problem: string };

/** The role of a party and that of its peer; with two roles, the peer has the other one. */
export function findRoles(protocol: ProtocolDescriptor, role: string | undefined, peer: string | undefined): FoundRoles {
  const known = Object.keys(protocol.roles);
  const all = known.join(", ");
  if (role === undefined) return { ok: false, problem: `--role is required, one of ${all}` };
  for (const [option, name] of [
    ["role", role],
    ["peer", peer],
  ] as const) {
    if (name === undefined || known.includes(name)) continue;
    const nearest = nearestName(name, known);
    const hint = nearest === undefined ? "" : `; did you mean "${nearest}"?`;
    return { ok: false, problem: `unknown role "${name}" in --${option}, expected one of ${all}${hint}` };
  }
  const others = known.filter((name) => name !== role);
  const other = peer ?? (others.length === 1 ? others[0] : undefined);
  // Where there is one role, both parties have it.
  if (other === undefined && known.length > 1)
    return {
      ok: false,
      problem: `${protocol.name} has several roles besides ${role}; name the one of the other party with --peer: ${others.join(", ")}`,
    };
  return { ok: true, role, peer: other ?? role };
}
