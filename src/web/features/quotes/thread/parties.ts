import { BRAND } from '#contract/options.ts'
import type { Party } from '#contract/quotes/quote-states.ts'
import type { QuoteDetail, QuoteRequest } from '#contract/quotes/quotes.ts'
import { buyerName } from '#shared/text/request-texts.ts'

/** Shown for a supplier that has deleted its listing; its name is then not a link. */
export const NO_LONGER_HERE = `no longer on ${BRAND}`

/** Who views the request: one of its two parties, or the owner, who can only read it. */
export type Viewer = QuoteDetail['seenAs']

const nameOf = (quote: QuoteRequest, party: Party) => (party === 'buyer' ? buyerName(quote) : quote.supplier.businessName)

/** Returns the name that a request is shown under: that of the other party, for the owner that of the buyer. */
export const otherPartyName = (quote: QuoteRequest, viewer: Viewer): string => nameOf(quote, viewer === 'buyer' ? 'supplier' : 'buyer')

/** Returns the name of a party, or "You" for the viewer. */
export const partyInWords = (quote: QuoteRequest, party: Party, viewer: Viewer): string => (party === viewer ? 'You' : nameOf(quote, party))

/** Returns whether the buyer who reads a request has a question of the supplier to reply to, and no prices yet. */
export const hasAskedViewer = ({ seenAs, hasAsked }: QuoteDetail): boolean => seenAs === 'buyer' && hasAsked
