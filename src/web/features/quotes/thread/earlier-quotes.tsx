import type { QuoteDetail } from '#contract/quotes/quotes.ts'
import { when } from '#shared/time/when.ts'
import { QuotePrices } from './supplier-quote.tsx'
import styles from './earlier-quotes.module.css'

/** The answers that the current one replaced, collapsed, newest first. */
export function EarlierQuotes({ quote, linkKey }: { quote: QuoteDetail; linkKey: string | null }) {
  const earlier = quote.offers.filter(({ revision }) => revision !== quote.offer?.revision)
  return earlier.map((offer) => (
    <details key={offer.revision} className={styles.earlier}>
      <summary className={styles.summary}>Earlier prices, {when(offer.createdAt)}</summary>
      <QuotePrices quoteId={quote.id} asked={quote.lines} offer={offer} linkKey={linkKey} />
    </details>
  ))
}
