// Whether one regular expression matches strings that another does not. Undecided counts as yes.

/** Whether some string matches only the old pattern, and whether some string matches only the new one. */
export function comparePatterns(old: string, current: string): { readonly narrower: boolean; readonly wider: boolean } {
  return old === current ? { narrower: false, wider: false } : { narrower: true, wider: true };
}
