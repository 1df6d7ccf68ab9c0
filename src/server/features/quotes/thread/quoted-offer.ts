import type { Offer, QuotedLine } from '#contract/quotes/offers.ts'
import type { AskedLine, StoredAnswerLine } from '#shared/quoted-lines/compared-offer.ts'
import { isSeafood } from '#server/features/directory/dictionary/seafood.ts'
import { quotedLines, type AcceptedPrice } from '#shared/quoted-lines/quoted-lines.ts'

/** An answer as it is stored: what its lines come to follows from the request. */
export type StoredOffer = Omit<Offer, 'lines'> & { lines: StoredAnswerLine[] }
type Request = { lines: readonly AskedLine[]; acceptedLines: readonly AcceptedPrice[] | null }

type OfferedLine = Pick<QuotedLine, 'item' | 'requestLineId' | 'isSubstitute'>

/** Returns an answer with what its lines come to. Only of the latest answer of a request prices can have been accepted. */
export const quotedOffer = ({ lines, acceptedLines }: Request, offer: StoredOffer, isLatest = true): Offer => ({
  ...offer,
  lines: quotedLines(offer.lines, lines, isLatest ? acceptedLines : null).map((line) => ({
    ...line,
    isSeafood: isSeafoodLine(line, lines),
  })),
})

/** Whether a price is for seafood: by what is offered, and by what was asked for where it is no substitute. */
export function isSeafoodLine({ item, requestLineId, isSubstitute }: OfferedLine, asked: readonly AskedLine[]): boolean {
  const request = isSubstitute ? undefined : asked.find(({ id }) => id === requestLineId)
  return isSeafood(item) || (request !== undefined && isSeafood(request.item))
}
