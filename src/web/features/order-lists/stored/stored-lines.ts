import type { OrderListLine } from '#contract/order-lists/order-lists.ts'
import type { RequestOf } from '#contract/api.ts'
import type { ListLine } from '#web/features/order-lists/list-line.ts'

export type SentLine = NonNullable<RequestOf<'PUT /api/order-lists/:id'>['lines']>[number]

/** Returns a line of an account's list as it is edited. `keyOf` has the id by which the page knows it already. */
export const editedLine = ({ id, ...line }: OrderListLine, keyOf: (id: string) => string): ListLine => ({
  ...wordsOf(line),
  id: keyOf(id),
  storedId: id,
  note: line.note ?? '',
})

/** Returns a line as it is sent. The category of a new one that nobody has chosen is left to the words of the trade. */
export function sentLine(line: ListLine): SentLine {
  const isChosen = line.category !== null || line.storedId !== undefined
  const { category, ...words } = wordsOf(line)
  return { ...words, id: line.storedId ?? null, note: line.note || null, ...(isChosen && { category: category as SentLine['category'] }) }
}

/** Returns what a line says, however it is stored. */
function wordsOf({ item, quantity, unit, contents, every, category, paidCents, paidPer, paidGst = 'excluded', paidTo = null }: Words) {
  return { item, quantity, unit, contents, every, category, paidCents, paidPer, paidGst, paidTo }
}
type Words = Omit<ListLine, 'id' | 'storedId' | 'note'>

/** Whether two versions of a line say the same. */
const isSame = (one: ListLine, other: ListLine) => textOf(one) === textOf(other)
const textOf = (line: ListLine) =>
  JSON.stringify([{ ...wordsOf(line), contents: null }, line.contents?.amount, line.contents?.measure, line.note])

type Sent = { base: { lines: readonly ListLine[] }; sent?: readonly ListLine[] }

/**
 * Returns the new lines that were sent and are in the list, though the answer that says so did not arrive: each by the id that it is stored by, with
 * the one by which the page knows it. Without that they would be added once more.
 */
export function arrivedLines({ base, sent = [] }: Sent, now: readonly OrderListLine[]): [storedId: string, key: string][] {
  const before = new Set(base.lines.map(({ storedId }) => storedId))
  const added = now.filter(({ id }) => !before.has(id))
  const found: [string, string][] = []
  for (const line of sent) {
    if (found.some(([, key]) => key === line.id)) continue
    // The rest of it may have been filled in from the words of the trade.
    const at = added.findIndex((one) => typedOf(one) === typedOf(line))
    if (at >= 0) for (const { id } of added.splice(at, 1)) found.push([id, line.id])
  }
  return found
}

/** What somebody types of a line. */
const typedOf = ({ item, quantity, unit, note }: Pick<ListLine, 'item' | 'quantity' | 'unit'> & { note?: string | null }) =>
  JSON.stringify([item, quantity, unit, note || null])

/** A line that was changed by two people; null where one of them has removed it. */
export type Clash = { mine: ListLine | null; theirs: ListLine | null }
type Versions = { base: readonly ListLine[]; mine: readonly ListLine[]; theirs: readonly ListLine[] }

/**
 * Returns a list with the changes of both sides since `base`, and the lines that both have changed in different ways, of which `prefer`
 * decides.
 */
export function mergedLines({ base, mine, theirs }: Versions, prefer: 'mine' | 'theirs'): { lines: ListLine[]; clashes: Clash[] } {
  const [was, own, other] = [base, mine, theirs].map(byId) as [Map<string, ListLine>, Map<string, ListLine>, Map<string, ListLine>]
  const clashes: Clash[] = []
  const merged = (id: string): ListLine | null => {
    const [before, here, there] = [was.get(id), own.get(id) ?? null, other.get(id) ?? null]
    if (!before) return here ?? there
    if (isUnchanged(before, here)) return there
    if (isUnchanged(before, there) || isUnchanged(here, there)) return here
    clashes.push({ mine: here, theirs: there })
    return prefer === 'mine' ? here : there
  }
  const lines = orderOf({ base, mine, theirs }).flatMap((id) => {
    const line = merged(id)
    // What it is stored by is known from the newest version.
    const storedId = other.get(id)?.storedId
    return line ? [{ ...line, ...(storedId && { storedId }) }] : []
  })
  return { lines, clashes }
}

const byId = (lines: readonly ListLine[]) => new Map(lines.map((line) => [line.id, line]))
const isUnchanged = (one: ListLine | null, other: ListLine | null) => (one && other ? isSame(one, other) : one === other)

/** Returns the ids of all lines: in my order where I have moved any, else in theirs; each of the others after the one that it followed. */
function orderOf({ base, mine, theirs }: Versions): string[] {
  const ids = (lines: readonly ListLine[]) => lines.map(({ id }) => id)
  const isMoved = common(ids(base), ids(mine)).join() !== common(ids(mine), ids(base)).join()
  const [first = mine, ...others] = isMoved ? [mine, theirs, base] : [theirs, mine, base]
  const order = ids(first)
  for (const lines of others)
    for (const [at, id] of ids(lines).entries()) {
      if (order.includes(id)) continue
      const before = lines[at - 1]?.id
      order.splice(before === undefined ? 0 : order.indexOf(before) + 1, 0, id)
    }
  return order
}

const common = (ids: readonly string[], others: readonly string[]) => ids.filter((id) => others.includes(id))
