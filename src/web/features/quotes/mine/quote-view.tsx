import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { QuoteDetail } from '#contract/quotes/quotes.ts'
import { whileJustAsked } from '#web/features/quotes/compare/just-asked.ts'
import { ThreadSkeleton } from '#web/features/quotes/thread/thread-skeleton.tsx'
import { otherPartyName } from '#web/features/quotes/thread/parties.ts'
import { Thread } from '#web/features/quotes/thread/thread.tsx'
import { quoteRead } from '#web/features/quotes/thread/steps/use-steps.ts'
import { comparePath } from '#web/paths.ts'
import { ButtonLink } from '#web/ui/controls/button.tsx'
import { Stack } from '#web/ui/layout/stack.tsx'
import { when } from '#shared/time/when.ts'
import { ClaimPrompt } from './claim-prompt.tsx'
import { NotOpen } from './not-open.tsx'
import styles from './quote-view.module.css'

type QuoteViewProps = {
  id: string
  linkKey: string | null
  /** What else can be done with the request, in its head. */
  toolsFor?: (quote: QuoteDetail) => ReactNode
}

/** One request on its own page. */
export function QuoteView({ id, linkKey, toolsFor }: QuoteViewProps) {
  const {
    data: quote,
    error,
    isFetching,
    refetch,
  } = useQuery({
    ...quoteRead(id, linkKey),
    refetchOnMount: 'always',
    refetchInterval: ({ state }) => whileJustAsked(state.data?.seenAs === 'buyer' ? [state.data] : undefined, state.dataUpdateCount),
  })
  // After a 4xx response the cached request must no longer be shown.
  if (error && (!quote || error.status < 500)) return <NotOpen error={error} isTrying={isFetching} onTryAgain={() => void refetch()} />
  return (
    <>
      <header className={styles.head}>
        <div>
          <h1>{quote ? titleOf(quote) : 'Quote request'}</h1>
          <p className={styles.about}>{quote ? `Asked ${when(quote.createdAt)}` : 'Loading...'}</p>
        </div>
        <Stack row gap={3} className="no-print">
          {quote?.bulkId && quote.seenAs === 'buyer' && (
            <ButtonLink href={comparePath(quote.bulkId, linkKey)} variant="quiet" icon="rows">
              Compare the answers
            </ButtonLink>
          )}
          {quote && toolsFor?.(quote)}
        </Stack>
      </header>
      {linkKey !== null && quote?.seenAs === 'supplier' && quote.supplier.id !== null && <ClaimPrompt supplierId={quote.supplier.id} />}
      {quote ? <Thread quote={quote} linkKey={linkKey} level={2} /> : <ThreadSkeleton />}
    </>
  )
}

const titleOf = (quote: QuoteDetail) =>
  quote.seenAs === 'buyer' ? `Your request to ${quote.supplier.businessName}` : `Request from ${otherPartyName(quote, quote.seenAs)}`
