import type { QuoteRequest } from '#contract/quotes.ts'
import { RequestRow } from '#web/features/quotes/list/request-row.tsx'
import { quotePath } from '#web/paths.ts'
import styles from './my-quotes.module.css'

/** Requests listed by receiving supplier. `areOne`: they belong to one bulk request, whose text is shown above. */
export const SentRows = ({ requests, areOne }: { requests: readonly QuoteRequest[]; areOne?: boolean }) => (
  <ul className={styles.rows}>
    {requests.map((request) => (
      <RequestRow key={request.id} request={request} who={request.supplier.businessName} href={quotePath(request.id)} isOfMany={areOne} />
    ))}
  </ul>
)
