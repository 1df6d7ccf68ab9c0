import type { SentRequest } from '#contract/quotes/quotes.ts'
import { dayInWords } from '#shared/time/day-texts.ts'
import { dollars } from '#shared/money/money.ts'
import { totalsOf } from '#shared/money/totals.ts'
import { quotePath } from '#web/paths.ts'
import styles from './waiting.module.css'

/** A request that waits, whose whole row is the link: from whom, what, for how much and until when. */
export const WaitingRow = ({ request: { id, supplier, requirements, offer: quote, hasAsked } }: { request: SentRequest }) => (
  <li className={styles.row}>
    <a href={quotePath(id)} className={styles.who}>
      {supplier.businessName}
    </a>
    <p className={styles.what}>{requirements}</p>
    <p className={styles.until}>
      {hasAsked ? 'Asked you something' : quote?.validUntil ? `Valid until ${dayInWords(quote.validUntil)}` : ''}
    </p>
    <p className={styles.price}>{quote && !hasAsked && dollars(totalsOf(quote).totalCents)}</p>
  </li>
)
