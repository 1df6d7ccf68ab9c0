import type { CategoryName } from '#contract/options.ts'
import type { RequestOf } from '#contract/api.ts'
import { quantityInWords } from '#shared/order-line/quantity-texts.ts'
import { isLineFor } from '#shared/order-line/lines-for.ts'
import { counted, listed } from '#shared/text/words.ts'

type Sent = NonNullable<RequestOf<'POST /api/quotes/bulk'>['lines']>[number]
/** A line that suppliers are asked about. It never has what the venue pays today. */
export type AskedLine = {
  item: string
  quantity: number | null
  unit: string | null
  contents: { amount: number; measure: string } | null
  every: Sent['every']
  category: CategoryName | null
  note: string | null
  listLineId: string | null
  /** The line of an earlier request that it was made from. */
  id?: string
}

/** Which lines are asked, and how much of each, where that is another amount than it was. */
export type LineChoice = { isLeftOut: readonly boolean[]; quantities: ReadonlyMap<number, number | null> }

/** Returns the positions and the lines that are asked. */
export const chosenLines = (lines: readonly AskedLine[], { isLeftOut, quantities }: LineChoice): AskedLine[] =>
  lines.flatMap((line, at) => (isLeftOut[at] ? [] : [quantities.has(at) ? { ...line, quantity: quantities.get(at) ?? null } : line]))

/** Returns the positions of the lines that a supplier gets: those of an earlier request that it `got`, else those of its category. */
export const positionsFor = (lines: readonly AskedLine[], category: CategoryName, got?: readonly string[]): number[] =>
  lines.flatMap((line, at) => ((got?.includes(line.id ?? '') ?? isLineFor(line, category)) ? [at] : []))

/** Returns what is asked otherwise than in the lines as they were, in sentences; empty where nothing is. */
export function changesInWords(lines: readonly AskedLine[], { isLeftOut, quantities }: LineChoice): string[] {
  const left = lines.filter((_, at) => isLeftOut[at]).map(({ item }) => item)
  const changed = lines.flatMap((line, at) => {
    if (isLeftOut[at] || !quantities.has(at) || quantities.get(at) === line.quantity) return []
    return [`${line.item}: ${wordsOf({ ...line, quantity: quantities.get(at) ?? null })}, was ${wordsOf(line)}.`]
  })
  return [...changed, ...(left.length > 0 ? [`Left out: ${listed(left)}.`] : [])]
}

const wordsOf = (line: AskedLine) => (line.quantity === null ? 'no quantity' : quantityInWords(line))

/** Returns the sentence that a request with lines begins with. */
export function startingMessage(count: number, place: string): string {
  const where = place.trim() ? `, delivered to ${place.trim()}` : ''
  return count === 1 ? `Please price this line${where}.` : `Please price these ${counted(count, 'line')}${where}.`
}
