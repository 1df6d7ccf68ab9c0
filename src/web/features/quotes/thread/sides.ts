import { BRAND } from '#contract/options.ts'
import type { Party } from '#contract/quote-states.ts'
import type { QuoteDetail, QuoteRequest } from '#contract/quotes.ts'
import { buyerName } from '#shared/request-words.ts'

/** Of a supplier that has deleted its listing; its name then leads nowhere. */
export const NO_LONGER_HERE = `no longer on ${BRAND}`

/** Whose page of a request it is: one of the two sides, or the owner, who looks on. */
export type Seer = QuoteDetail['seenAs']

const nameOf = (quote: QuoteRequest, party: Party) => (party === 'buyer' ? buyerName(quote) : quote.supplier.businessName)

/** Whom a page is about: for each side the other one, for the owner the buyer. */
export const aboutWhom = (quote: QuoteRequest, seer: Seer): string => nameOf(quote, seer === 'buyer' ? 'supplier' : 'buyer')

/** A side by name, and oneself as "You". */
export const sideInWords = (quote: QuoteRequest, party: Party, seer: Seer): string => (party === seer ? 'You' : nameOf(quote, party))
