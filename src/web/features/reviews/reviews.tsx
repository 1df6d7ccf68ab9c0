import { Suspense } from 'react'
import { keepPreviousData, useInfiniteQuery, useQuery, type UseInfiniteQueryResult } from '@tanstack/react-query'
import type { RatingStats } from '#contract/reviews/reviews.ts'
import { pages, query } from '#web/api/reads/query.ts'
import { lazyPart } from '#web/navigation/lazy-part.tsx'
import { Button } from '#web/ui/controls/button.tsx'
import { Section } from '#web/ui/layout/section.tsx'
import { CardActions } from './card-actions.tsx'
import { RatingSummary } from './rating-summary.tsx'
import { ReviewActions } from './review-actions.tsx'
import { ReviewCard } from './review-card.tsx'
import { filterInWords, type ReviewFilter, type ReviewsPath } from './review-filter.ts'
import { ReviewFilters } from './review-filters.tsx'
import type { ReviewedSupplier } from './reviewing.ts'
import { useReader } from './use-reader.ts'
import { useReviewDialog } from './use-review-dialog.tsx'
import styles from './reviews.module.css'

const UnseenReview = lazyPart('features/reviews/unseen-review', async () => (await import('./unseen-review.tsx')).UnseenReview)

/** The number of reviews per page of Load More. */
const PAGE_SIZE = 10

const unrated: RatingStats = { averageRating: '0.0', totalReviews: 0, breakdown: { 1: 0, 2: 0, 3: 0, 4: 0, 5: 0 } }

export const reviewReads = (id: string, { rating, verified, sort }: ReviewFilter) => ({
  stats: query('GET /api/suppliers/:id/rating-stats', { id }),
  list: pages('GET /api/suppliers/:id/reviews', { id, rating, verified, sort }, PAGE_SIZE),
})

type MoreOfList = 'data' | 'hasNextPage' | 'fetchNextPage' | 'isFetchingNextPage'
type ReviewsProps = { supplier: ReviewedSupplier; filter: ReviewFilter; pathFor: ReviewsPath }

/** Rating summary, filters, reviews, Load More. A failed read shows zeros and an empty list (docs/behaviour/suppliers.md, Supplier page). */
export function Reviews({ supplier, filter, pathFor }: ReviewsProps) {
  const { id, category, businessName } = supplier
  const reader = useReader(id)
  const { open, dialog } = useReviewDialog(supplier)
  const reads = reviewReads(String(id), filter)
  const { data: stats = unrated } = useQuery(reads.stats)
  const isFiltered = filterInWords(filter) !== ''
  const list = useInfiniteQuery({ ...reads.list, placeholderData: keepPreviousData })
  const { data, isPending, isPlaceholderData } = list
  const reviews = data?.pages.flatMap((page) => page.items) ?? []
  return (
    <Section
      title="Customer Reviews"
      id="reviews"
      aside={<ReviewActions supplierId={id} reader={reader} onWrite={() => open({ kind: 'write' })} />}
    >
      <div className={styles.reviews}>
        <RatingSummary stats={stats.breakdown ? stats : unrated} chosen={filter.rating} pathFor={pathFor} />
        <div>
          <Suspense>{reader.ownReview?.standing && <UnseenReview supplier={supplier} ownReview={reader.ownReview} />}</Suspense>
          {(isFiltered || stats.totalReviews > 1) && (
            <ReviewFilters filter={filter} pathFor={pathFor} found={isPlaceholderData ? undefined : data?.pages[0]?.total} />
          )}
          {reviews.length === 0 && !isPending && !isFiltered && <p>No reviews yet.</p>}
          <ul aria-busy={isPlaceholderData} className={styles.list}>
            {reviews.map((review) => (
              <li key={review.id}>
                <ReviewCard
                  review={review}
                  category={category}
                  businessName={businessName}
                  actions={<CardActions review={review} supplierId={id} reader={reader} onAsk={open} />}
                />
              </li>
            ))}
          </ul>
          <More list={list} />
        </div>
      </div>
      {dialog}
    </Section>
  )
}

function More({ list }: { list: Pick<UseInfiniteQueryResult<{ pages: unknown[] }>, MoreOfList> }) {
  const { data, hasNextPage, fetchNextPage, isFetchingNextPage } = list
  return (
    <>
      {hasNextPage && (
        <Button
          variant="quiet"
          busy={isFetchingNextPage}
          busyLabel="Loading..."
          className={styles.more}
          onClick={() => void fetchNextPage()}
        >
          Load More
        </Button>
      )}
      <p aria-live="polite">{!hasNextPage && data && data.pages.length > 1 && 'These are all the reviews.'}</p>
    </>
  )
}
