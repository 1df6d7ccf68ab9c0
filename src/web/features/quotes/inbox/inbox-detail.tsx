import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import type { QuoteDetail } from '#contract/quotes/quotes.ts'
import { QueryBoundary } from '#web/api/reads/query-boundary.tsx'
import { ThreadSkeleton } from '#web/features/quotes/thread/thread-skeleton.tsx'
import { useAnswerParts } from '#web/features/quotes/thread/steps/answer-parts.ts'
import { otherPartyName } from '#web/features/quotes/thread/parties.ts'
import { Thread } from '#web/features/quotes/thread/thread.tsx'
import { quoteRead } from '#web/features/quotes/thread/steps/use-steps.ts'
import { Icon } from '#web/ui/graphics/icon.tsx'
import { isLongName } from '#web/ui/long-name.ts'
import { when } from '#shared/time/when.ts'
import styles from './inbox.module.css'

type InboxDetailProps = {
  id: string
  supplierId: number
  /** Whether it was opened from the list, so that its heading receives the focus. */
  takesFocus: boolean
  listAddress: string
}

/** The request that is open. */
export function InboxDetail({ id, supplierId, takesFocus, listAddress }: InboxDetailProps) {
  const read = useQuery({ ...quoteRead(id, null), refetchOnMount: 'always' })
  // Preloads the answer form in parallel with the request, because most requests are opened to be answered.
  useAnswerParts(id, supplierId, true)
  return (
    <>
      <a href={listAddress} className={styles.back}>
        <Icon name="arrow-left" /> All requests
      </a>
      <QueryBoundary of={read} loading={<ThreadSkeleton />}>
        {(quote) => (
          <>
            <Heading quote={quote} takesFocus={takesFocus} />
            <Thread quote={quote} linkKey={null} level={3} />
          </>
        )}
      </QueryBoundary>
    </>
  )
}

function Heading({ quote, takesFocus }: { quote: QuoteDetail; takesFocus: boolean }) {
  const heading = useRef<HTMLHeadingElement>(null)
  const name = otherPartyName(quote, quote.seenAs)
  useEffect(() => {
    if (takesFocus) heading.current?.focus({ preventScroll: true })
  }, [takesFocus])
  return (
    <header className={styles.about}>
      <h2 ref={heading} tabIndex={-1} className={isLongName(name) ? styles.long : undefined} title={isLongName(name) ? name : undefined}>
        {name}
      </h2>
      <p>Asked {when(quote.createdAt)}</p>
    </header>
  )
}
