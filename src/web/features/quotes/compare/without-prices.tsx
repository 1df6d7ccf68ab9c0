import type { BuyersRequest } from '#contract/quotes/quotes.ts'
import { StateTag } from '#web/features/quotes/thread/state-tag.tsx'
import { quotePath } from '#web/paths.ts'
import { TextLink } from '#web/ui/controls/text-link.tsx'
import { when } from '#shared/time/when.ts'
import styles from './without-prices.module.css'

/** Lists the suppliers without current prices, each with the state of its request. */
export const WithoutPrices = ({ requests, linkKey }: { requests: BuyersRequest[]; linkKey: string | null }) => (
  <section aria-labelledby="without-prices" className={styles.others}>
    <h2 id="without-prices" className={styles.title}>
      Without prices
    </h2>
    <ul className={styles.list}>
      {requests.map(({ id, supplier, status, hasAsked, newsAt }) => (
        <li key={id} className={styles.row}>
          <TextLink href={quotePath(id, linkKey)}>{supplier.businessName}</TextLink>
          <span className={styles.state}>
            <StateTag forBuyer status={status} hasAsked={hasAsked} /> {when(newsAt)}
          </span>
        </li>
      ))}
    </ul>
  </section>
)
