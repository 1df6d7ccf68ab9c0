import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { counted } from '#shared/text/words.ts'
import { QueryBoundary } from '#web/api/reads/query-boundary.tsx'
import { pages } from '#web/api/reads/query.ts'
import { useMe } from '#web/api/session/me.ts'
import { useCanChange } from '#web/api/writes/use-can-change.ts'
import type { CardActions } from './card-actions.tsx'
import type { ReviewCard } from './review-card.tsx'
import type { ReviewedSupplier } from './reviewing.ts'
import type { useReviewDialog } from './use-review-dialog.tsx'
import { Button } from '#web/ui/controls/button.tsx'
import { Stack } from '#web/ui/layout/stack.tsx'
import { RowsSkeleton } from '#web/ui/skeletons/rows-skeleton.tsx'
import { NoReviews } from './no-reviews.tsx'
import { OwnReviewFilters, type OwnReviewFilter } from './own-review-filters.tsx'

const PAGE_SIZE = 10

/** What shows a review and acts on it, which is loaded with suppliers' pages. */
export type ReviewParts = {
  Card: typeof ReviewCard
  Actions: typeof CardActions
  useDialog: typeof useReviewDialog
}

type OwnReviewsProps = {
  supplier: ReviewedSupplier
  filter: OwnReviewFilter
  /** Returns the address of the tab with this filter. */
  pathFor: (filter: OwnReviewFilter) => string
  parts: ReviewParts
}

/** The reviews of the supplier's own listing, newest first, with reply and report in their place. */
export function OwnReviews({ supplier, filter, pathFor, parts }: OwnReviewsProps) {
  const { rating, unanswered } = filter
  const read = pages('GET /api/suppliers/:id/reviews', { id: String(supplier.id), rating, unanswered }, PAGE_SIZE)
  const list = useInfiniteQuery({ ...read, placeholderData: keepPreviousData, refetchOnMount: 'always' })
  const found = list.isPlaceholderData ? undefined : list.data?.pages[0]?.total
  const isFiltered = rating !== undefined || unanswered
  return (
    <Stack gap={4} align="stretch">
      <OwnReviewFilters filter={filter} pathFor={pathFor} />
      <output>{found === undefined ? '' : foundInWords(found, filter)}</output>
      <QueryBoundary of={list} loading={<RowsSkeleton rows={4} hasAction />}>
        {({ pages: loaded }) => {
          const reviews = loaded.flatMap(({ items }) => items)
          return reviews.length === 0 && !isFiltered ? (
            <NoReviews supplierId={supplier.id} />
          ) : (
            <ReviewList supplier={supplier} reviews={reviews} isBusy={list.isPlaceholderData} parts={parts} />
          )
        }}
      </QueryBoundary>
      {list.hasNextPage && (
        <div>
          <Button variant="quiet" busy={list.isFetchingNextPage} busyLabel="Loading..." onClick={() => void list.fetchNextPage()}>
            Load More
          </Button>
        </div>
      )}
    </Stack>
  )
}

type ReviewListProps = { supplier: ReviewedSupplier; reviews: Parameters<typeof ReviewCard>[0]['review'][]; isBusy: boolean } & Pick<
  OwnReviewsProps,
  'parts'
>

function ReviewList({ supplier, reviews, isBusy, parts: { Card, Actions, useDialog } }: ReviewListProps) {
  // Whoever works on a listing has no review of it.
  const reader = { me: useMe(), ownReview: undefined }
  const canChange = useCanChange()
  const { open, dialog } = useDialog(supplier)
  return (
    <>
      <h2 className="visually-hidden">What buyers say</h2>
      <ul aria-label="Reviews" aria-busy={isBusy}>
        {reviews.map((review) => (
          <li key={review.id} id={`review-${review.id}`} tabIndex={-1}>
            <Card
              review={review}
              category={supplier.category}
              businessName={supplier.businessName}
              actions={canChange && <Actions review={review} supplierId={supplier.id} reader={reader} onAsk={open} />}
            />
          </li>
        ))}
      </ul>
      {dialog}
    </>
  )
}

/** Returns how many reviews there are: "3 reviews with 1 star without a reply." */
const foundInWords = (total: number, { rating, unanswered }: OwnReviewFilter): string =>
  [total === 0 ? 'No reviews' : counted(total, 'review'), rating && `with ${counted(rating, 'star')}`, unanswered && 'without a reply']
    .filter(Boolean)
    .join(' ') + '.'
