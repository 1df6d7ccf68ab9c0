import type { Offer } from '#contract/quotes/offers.ts'
import { differenceInWords } from '#shared/text/difference-words.ts'
import { dollars } from '#shared/money/money.ts'
import { totalsOf } from '#shared/money/totals.ts'

/** Returns the total of an offer as the end of a sentence, then why goods below the minimum order cost more than their prices. */
export function priceInWords(offer: Offer): string {
  const { totalCents, differenceCents } = totalsOf(offer)
  const difference = differenceInWords({ differenceCents, minimumCents: offer.minimumCents })
  return [`${dollars(totalCents)} with GST.`, difference].filter(Boolean).join(' ')
}
