/**
 * Reads a long list a stretch at a time: `next` is given the last row so far and answers those that follow it, none at the end. Neither
 * the rows nor a connection are held for longer than one stretch, and by its key a row comes once, whatever is added meanwhile.
 */
export async function* rowsInSteps<Row>(next: (last: Row | undefined) => Promise<Row[]>): AsyncGenerator<Row, void> {
  for (let last: Row | undefined; ;) {
    const rows = await next(last)
    if (rows.length === 0) return
    yield* rows
    last = rows.at(-1)
  }
}
