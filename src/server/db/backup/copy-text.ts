/** A row of COPY's text format: every value as its type's own text, null for NULL. */
export type TextRow = (string | null)[]

const NEWLINE = 10
const ESCAPED: Record<string, string> = { b: '\b', f: '\f', n: '\n', r: '\r', t: '\t', v: '\v' }

/** Counts the rows: a line break inside of a value is escaped. */
export function rowsIn(text: Uint8Array): number {
  let rows = 0
  for (let at = text.indexOf(NEWLINE); at !== -1; at = text.indexOf(NEWLINE, at + 1)) rows++
  return rows
}

/** Yields the rows of a text that arrives in chunks. @throws when it ends within a row */
export async function* textRows(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<TextRow, void> {
  let rest: Buffer = Buffer.alloc(0)
  for await (const chunk of chunks) {
    const bytes = Buffer.concat([rest, chunk])
    const end = bytes.lastIndexOf(NEWLINE) + 1
    rest = bytes.subarray(end)
    if (end > 0) for (const line of bytes.toString('utf8', 0, end - 1).split('\n')) yield line.split('\t').map(valueOf)
  }
  if (rest.length > 0) throw new Error('The text ends within a row.')
}

const valueOf = (text: string): string | null =>
  text === '\\N' ? null : text.includes('\\') ? text.replaceAll(/\\(.)/gs, (_, one: string) => ESCAPED[one] ?? one) : text
