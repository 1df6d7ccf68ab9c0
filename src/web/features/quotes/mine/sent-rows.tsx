import type { QuoteRequest } from '#contract/quotes.ts'
import { RequestRow } from '#web/features/quotes/list/request-row.tsx'
import { quotePath } from '#web/paths.ts'
import styles from './my-quotes.module.css'

/** Requests by the supplier that each went to. `areOne`: they ask for the same, which stands above them. */
export const SentRows = ({ requests, areOne }: { requests: readonly QuoteRequest[]; areOne?: boolean }) => (
  <ul className={styles.rows}>
    {requests.map((request) => (
      <RequestRow key={request.id} request={request} who={request.supplier.businessName} href={quotePath(request.id)} isOfMany={areOne} />
    ))}
  </ul>
)
