import type { EVERY } from '#contract/quotes/comparison-results.ts'
import type { RequestLine } from '#contract/quotes/request-lines.ts'

const OFTEN: Record<(typeof EVERY)[number], string> = { week: 'each week', fortnight: 'each fortnight', month: 'each month', once: 'once' }
const number = (amount: number) => amount.toLocaleString('en-AU', { maximumFractionDigits: 3 })

/** Returns how much a line asks for, "3 ctn of 12 L", null where it is not said. */
export function quantityInWords({ quantity, unit, contents }: Pick<RequestLine, 'quantity' | 'unit' | 'contents'>): string | null {
  if (quantity === null && unit === null && !contents) return null
  const ordered = [quantity === null ? null : number(quantity), unit].filter((part) => part !== null).join(' ')
  const held = contents && `${number(contents.amount)} ${contents.measure}`
  if (!held) return ordered
  return ordered === '' ? held : `${ordered}${unit === null ? ' ×' : ' of'} ${held}`
}

/** Returns what else a line says: how often, and the buyer's note. */
export const detailsInWords = ({ every, note }: Pick<RequestLine, 'every' | 'note'>): string =>
  [every && OFTEN[every], note].filter(Boolean).join(', ')

/** Returns a line of a request in one line of text. */
export const lineInWords = (line: Pick<RequestLine, 'item' | 'quantity' | 'unit' | 'contents' | 'every' | 'note'>): string =>
  [quantityInWords(line), line.item].filter(Boolean).join(' ') + (detailsInWords(line) && `, ${detailsInWords(line)}`)
