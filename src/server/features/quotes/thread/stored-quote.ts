import type { Quote } from '#contract/quotes/supplier-quote.ts'
import type { AskedLine, StoredQuoteLine } from '#shared/quoted-lines/compared-offer.ts'
import { isSeafood } from '#server/features/directory/dictionary/seafood.ts'
import { quotedLines, type AcceptedPrice } from '#shared/quoted-lines/quoted-lines.ts'

/** An answer as it is stored: what its lines come to follows from the request. */
export type StoredQuote = Omit<Quote, 'lines'> & { lines: StoredQuoteLine[] }
type Request = { lines: readonly AskedLine[]; acceptedLines: readonly AcceptedPrice[] | null }

type QuotedWords = Pick<StoredQuoteLine, 'item' | 'requestLineId' | 'isSubstitute'>

/** Returns an answer with what its lines come to. Only of the latest answer of a request prices can have been accepted. */
export const quoteFrom = ({ lines, acceptedLines }: Request, quote: StoredQuote, isLatest = true): Quote => ({
  ...quote,
  lines: quotedLines(quote.lines, lines, isLatest ? acceptedLines : null).map((line) => ({
    ...line,
    isSeafood: isSeafoodLine(line, lines),
  })),
})

/** Whether a price is for seafood: by what is offered, and by what was asked for where it is no substitute. */
export function isSeafoodLine({ item, requestLineId, isSubstitute }: QuotedWords, asked: readonly AskedLine[]): boolean {
  const request = isSubstitute ? undefined : asked.find(({ id }) => id === requestLineId)
  return isSeafood(item) || (request !== undefined && isSeafood(request.item))
}
