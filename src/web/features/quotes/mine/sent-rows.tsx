import type { BuyersRequest } from '#contract/quotes/quotes.ts'
import { RequestRow } from '#web/features/quotes/list/request-row.tsx'
import { quotePath } from '#web/paths.ts'
import styles from './my-quotes.module.css'
import { News } from './news.tsx'
import { SupplierPicture } from './supplier-picture.tsx'

/** Requests listed by receiving supplier. `areOne`: they belong to one bulk request, whose text is shown above. */
export const SentRows = ({ requests, areOne }: { requests: readonly BuyersRequest[]; areOne?: boolean }) => (
  <ul className={styles.rows}>
    {requests.map((request) => (
      <RequestRow
        key={request.id}
        forBuyer
        request={request}
        who={request.supplier.businessName}
        href={quotePath(request.id)}
        isOfMany={areOne}
        picture={<SupplierPicture supplier={request.supplier} />}
        news={<News steps={request.unreadSteps} />}
      />
    ))}
  </ul>
)
