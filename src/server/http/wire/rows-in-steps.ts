/**
 * Yields the rows of a long list, read in batches: `next` receives the last row so far and returns the following ones, none at the end.
 * Neither rows nor a connection are held for longer than one batch. Keyset pagination yields each row once, whatever is added meanwhile.
 */
export async function* rowsInSteps<Row>(next: (last: Row | undefined) => Promise<Row[]>): AsyncGenerator<Row, void> {
  for (let last: Row | undefined; ;) {
    const rows = await next(last)
    if (rows.length === 0) return
    yield* rows
    last = rows.at(-1)
  }
}
