import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { SentRequest } from '#contract/quotes/quotes.ts'
import { serverMessage } from '#web/api/call-error.ts'
import { query } from '#web/api/reads/query.ts'
import { TryAgain } from '#web/ui/feedback/try-again.tsx'
import { Wrap } from '#web/ui/layout/wrap.tsx'
import { LoadingWords } from '#web/ui/skeletons/loading-words.tsx'
import { RowsSkeleton } from '#web/ui/skeletons/rows-skeleton.tsx'
import { MAX_ROWS, reservedRows, storeWaiting } from './waiting-hint.ts'
import { WaitingList } from './waiting-list.tsx'
import styles from './waiting.module.css'

/** Those that wait come first, so a page of the list has what is shown and mostly all of them. */
const read = query('GET /api/quotes', { sort: 'news', limit: 20 })

const waitingIn = (requests: readonly SentRequest[]) => requests.filter(({ isBuyersTurn }) => isBuyersTurn)

/**
 * The requests that wait for the buyer. They stand above the content where their space was reserved before the first paint, or they were
 * known as the page was reached; where they are news to a page that is being read, they stand over its lower edge instead, so that nothing
 * moves under a finger.
 */
export function Waiting() {
  const { data, error, isFetching, refetch } = useQuery({ ...read, refetchOnMount: 'always' })
  const [rows] = useState(reservedRows)
  const requests = data && waitingIn(data.items)
  const [isInPlace] = useState(() => rows > 0 || (requests ?? []).length > 0)
  const count = requests?.length
  useEffect(() => {
    if (count !== undefined) storeWaiting(count)
  }, [count])
  if (requests) {
    if (requests.length === 0 && !isInPlace) return null
    const isMore = requests.length === data.items.length && data.total > requests.length
    return <WaitingList requests={requests} rows={rows || MAX_ROWS} isMore={isMore} isOver={!isInPlace} />
  }
  // Whether anything waits is not known, so nothing is said of it where nothing is reserved.
  if (!isInPlace) return null
  return (
    <section aria-label="Waiting for you" className={styles.inPlace}>
      <Wrap>
        {error ? (
          <TryAgain isTrying={isFetching} onTryAgain={() => void refetch()}>
            {serverMessage(error)}
          </TryAgain>
        ) : (
          <>
            <LoadingWords />
            <RowsSkeleton rows={rows} />
          </>
        )}
      </Wrap>
    </section>
  )
}
