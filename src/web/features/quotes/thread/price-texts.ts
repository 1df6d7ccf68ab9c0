import type { Quote } from '#contract/quotes/supplier-quote.ts'
import { differenceInWords } from '#shared/text/difference-texts.ts'
import { dollars } from '#shared/money/money.ts'
import { hasTotal, totalsOf } from '#shared/money/totals.ts'

/** Returns the total of an offer as the end of a sentence, then why goods below the minimum order cost more than their prices. */
export function priceInWords(quote: Quote): string {
  const totals = totalsOf(quote)
  const difference = differenceInWords({ ...totals, minimumCents: quote.minimumCents })
  const price = `${totals.isEstimate ? 'about ' : ''}${dollars(totals.totalCents)} with GST.`
  return [hasTotal(quote) ? price : 'what they come to is not known.', difference].filter(Boolean).join(' ')
}
