import type { Every } from '#contract/order-lists/every.ts'
import type { RequestLine } from '#contract/quotes/request-lines.ts'
import { quantityInWords } from './quantity-texts.ts'

const OFTEN: Record<Every, string> = { week: 'each week', fortnight: 'each fortnight', month: 'each month', once: 'once' }

/** Returns what else a line says: how often, and the buyer's note. */
export const detailsInWords = ({ every, note }: Pick<RequestLine, 'every' | 'note'>): string =>
  [every && OFTEN[every], note].filter(Boolean).join(', ')

/** Returns a line of a request in one line of text. */
export const lineInWords = (line: Pick<RequestLine, 'item' | 'quantity' | 'unit' | 'contents' | 'every' | 'note'>): string =>
  [quantityInWords(line), line.item].filter(Boolean).join(' ') + (detailsInWords(line) && `, ${detailsInWords(line)}`)
