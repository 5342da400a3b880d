// Whether one regular expression takes texts that another refuses. Not decidable for all of them, so that "perhaps" counts as yes.

/** Whether the new pattern refuses some text that the old one takes, and the other way round. */
export function comparePatterns(old: string, current: string): { readonly narrower: boolean; readonly wider: boolean } {
  return old === current ? { narrower: false, wider: false } : { narrower: true, wider: true };
}
