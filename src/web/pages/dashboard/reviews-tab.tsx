import { STARS } from '#contract/options.ts'
import type { Supplier } from '#contract/suppliers/suppliers.ts'
import { OwnReviews, type ReviewParts } from '#web/features/reviews/own-reviews.tsx'
import { dashboardPath } from '#web/paths.ts'
import type { DashboardSearch } from '#web/search.ts'

type ReviewsTabProps = {
  supplier: Pick<Supplier, 'id' | 'businessName' | 'category'>
  path: string
  search: DashboardSearch
  parts: ReviewParts
}

/** In the address of the reviews without a reply. */
const UNANSWERED = 'unanswered'

/** The tab in which suppliers read what is said of them, reply and report. */
export const ReviewsTab = ({ supplier, path, search: { status, rating }, parts }: ReviewsTabProps) => (
  <OwnReviews
    supplier={supplier}
    filter={{ rating: STARS.find((stars) => String(stars) === rating), unanswered: status === UNANSWERED || undefined }}
    pathFor={(filter) =>
      dashboardPath(
        { tab: 'reviews', ...(filter.unanswered && { status: UNANSWERED }), ...(filter.rating && { rating: String(filter.rating) }) },
        path,
      )
    }
    parts={parts}
  />
)
