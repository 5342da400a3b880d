// Arrays of rows in the order of a view: by time, then by position.

/** The sort keys of a view. */
export interface TimedRow {
  readonly time: number;
  readonly position: number;
}

/** Selects rows of the merged arrays. */
export interface Selection {
  readonly limit: number | undefined;
  readonly newest: boolean;
  readonly after: number;
}

const inOrder = (a: TimedRow, b: TimedRow): number => (a.time === b.time ? a.position - b.position : a.time - b.time);

/** Inserts a row at its place in the order, which is nearly always the end. */
export function insertInOrder<R extends TimedRow>(rows: R[], row: R): void {
  let low = 0;
  let high = rows.length;
  const last = rows[high - 1];
  if (last === undefined || inOrder(last, row) < 0) low = high;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (inOrder(rows[middle] as R, row) < 0) low = middle + 1;
    else high = middle;
  }
  rows.splice(low, 0, row);
}

/** The selected rows of all arrays, merged. */
export function selectFrom<R extends TimedRow>(arrays: readonly (readonly R[])[], selection: Selection): readonly R[] {
  const chosen = arrays.map((rows) => takeFrom(rows, selection));
  if (chosen.length === 1) return chosen[0] ?? [];
  return cut(chosen.flat().sort(inOrder), selection);
}

function takeFrom<R extends TimedRow>(rows: readonly R[], selection: Selection): readonly R[] {
  const { limit, newest, after } = selection;
  if (after === 0 || limit === undefined) return cut(after === 0 ? rows : rows.filter(({ position }) => position > after), selection);
  const taken: R[] = [];
  for (let step = 0; step < rows.length && taken.length < limit; step++) {
    const row = rows[newest ? rows.length - 1 - step : step] as R;
    if (row.position > after) taken.push(row);
  }
  return newest ? taken.toReversed() : taken;
}

function cut<R>(rows: readonly R[], { limit, newest }: Selection): readonly R[] {
  if (limit === undefined) return rows.slice();
  return newest ? rows.slice(-limit) : rows.slice(0, limit);
}
