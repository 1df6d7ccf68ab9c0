import type { OrderList } from '#contract/order-lists/order-lists.ts'
import { CallError } from '#web/api/call-error.ts'
import { keyOfLine, linesOf, nameKept, nameLine } from './list-read.ts'
import { arrivedLines, mergedLines, type Clash } from './stored-lines.ts'
import { unsavedNow, unsavedOf, type Unsaved } from './unsaved-lists.ts'

export const isStale = (error: unknown) => error instanceof CallError && error.problem?.code === 'stale'

/**
 * Joins what is not sent yet with the list as somebody else has changed it meanwhile. Returns the lines that both have changed in different ways;
 * where there are any, and it is not said whose count, nothing is joined.
 */
export function joinChanges(now: OrderList, prefer?: 'mine' | 'theirs'): Clash[] {
  const mine = unsavedNow(now.id)
  if (!mine) return []
  nameKept([...mine.base.lines, ...mine.lines])
  for (const [storedId, key] of arrivedLines(mine, now.lines)) nameLine(storedId, key)
  const { lines, clashes } = mergedLines({ base: mine.base.lines, mine: mine.lines, theirs: linesOf(now) }, prefer ?? 'mine')
  if (clashes.length > 0 && !prefer) return clashes
  const { sent: _, ...rest } = mine
  unsavedOf(now.id).change(() => ({ unsaved: { ...rest, base: { version: now.version, lines: linesOf(now) }, lines } }))
  return []
}

/** Keeps what was changed while the lines were sent, with the ids that the server has given to new ones. */
export function noteSaved(output: OrderList, { lines: sent }: Unsaved) {
  for (const [at, { id }] of output.lines.entries()) {
    const line = sent[at]
    if (line && line.id !== keyOfLine(id)) nameLine(id, line.id)
  }
  const storedIds = new Map(sent.map(({ id }, at) => [id, output.lines[at]?.id]))
  unsavedOf(output.id).change(({ unsaved: now }) => {
    if (!now || JSON.stringify(now.lines) === JSON.stringify(sent)) return { unsaved: null }
    const lines = now.lines.map((line) => ({ ...line, ...(storedIds.get(line.id) && { storedId: storedIds.get(line.id) }) }))
    const { sent: _, ...rest } = now
    return { unsaved: { ...rest, base: { version: output.version, lines: linesOf(output) }, lines } }
  })
}
