import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { SentRequest } from '#contract/quotes/quotes.ts'
import { serverMessage } from '#web/api/call-error.ts'
import { query } from '#web/api/reads/query.ts'
import { comparePath } from '#web/paths.ts'
import { Button, ButtonLink } from '#web/ui/controls/button.tsx'
import { firstWords } from '#shared/text/first-words.ts'
import { when } from '#shared/time/when.ts'
import { counted } from '#shared/text/words.ts'
import styles from './my-quotes.module.css'
import { SentRows } from './sent-rows.tsx'

type BulkGroupProps = {
  bulkId: string
  /** Its requests on the pages loaded so far. */
  requests: [SentRequest, ...SentRequest[]]
}

/**
 * A bulk request. Its counts come from the server, because the pages loaded so far may have only some of its requests; the others can be
 * loaded with one button.
 */
export function BulkGroup({ bulkId, requests }: BulkGroupProps) {
  const [isWhole, setWhole] = useState(false)
  const { data, error, isFetching, refetch } = useQuery({ ...query('GET /api/quotes/bulk/:id', { id: bulkId }), enabled: isWhole })
  const shown = data && data.length > requests.length ? data : requests
  const { requirements, createdAt, bulk } = requests[0]
  const { suppliers, answered, asked } = bulk ?? { suppliers: shown.length, answered: 0, asked: 0 }
  const showAll = () => (isWhole ? void refetch() : setWhole(true))
  return (
    <section aria-labelledby={bulkId}>
      <header className={styles.head}>
        <div>
          <h3 id={bulkId} className={styles.title}>
            {firstWords(requirements)}
          </h3>
          <p className={styles.about}>
            {[
              `One request to ${counted(suppliers, 'supplier')}`,
              `asked ${when(createdAt)}`,
              answered === 0 ? asked === 0 && 'no answer yet' : `${answered} answered with prices`,
              asked > 0 && `${asked} asked you`,
            ]
              .filter(Boolean)
              .join(', ')}
          </p>
        </div>
        <ButtonLink href={comparePath(bulkId)} variant="quiet" icon="rows">
          Compare the answers
        </ButtonLink>
      </header>
      <SentRows requests={shown} areOne />
      {shown.length < suppliers && (
        <div className={styles.rest}>
          <output>{error ? serverMessage(error) : `${shown.length} of ${suppliers} shown`}</output>
          <Button size="sm" variant="quiet" busy={isFetching} busyLabel="Loading..." onClick={showAll}>
            {`Show all ${suppliers}`}
          </Button>
        </div>
      )}
    </section>
  )
}
