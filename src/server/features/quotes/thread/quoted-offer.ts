import type { Offer } from '#contract/quotes/offers.ts'
import type { AskedLine, StoredAnswerLine } from '#shared/quoted-lines/compared-offer.ts'
import { quotedLines, type AcceptedPrice } from '#shared/quoted-lines/quoted-lines.ts'

/** An answer as it is stored: what its lines come to follows from the request. */
export type StoredOffer = Omit<Offer, 'lines'> & { lines: StoredAnswerLine[] }
type Request = { lines: readonly AskedLine[]; acceptedLines: readonly AcceptedPrice[] | null }

/** Returns an answer with what its lines come to. Only of the latest answer of a request prices can have been accepted. */
export const quotedOffer = ({ lines, acceptedLines }: Request, offer: StoredOffer, isLatest = true): Offer => ({
  ...offer,
  lines: quotedLines(offer.lines, lines, isLatest ? acceptedLines : null),
})
