import type { Offer } from '#contract/quotes/offers.ts'
import { differenceInWords } from '#shared/text/difference-texts.ts'
import { dollars } from '#shared/money/money.ts'
import { hasTotal, totalsOf } from '#shared/money/totals.ts'

/** Returns the total of an offer as the end of a sentence, then why goods below the minimum order cost more than their prices. */
export function priceInWords(offer: Offer): string {
  const totals = totalsOf(offer)
  const difference = differenceInWords({ ...totals, minimumCents: offer.minimumCents })
  const price = `${totals.isEstimate ? 'about ' : ''}${dollars(totals.totalCents)} with GST.`
  return [hasTotal(offer) ? price : 'what they come to is not known.', difference].filter(Boolean).join(' ')
}
