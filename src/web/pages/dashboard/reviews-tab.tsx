import type { Supplier } from '#contract/suppliers/suppliers.ts'
import { OwnReviews } from '#web/features/reviews/own/own-reviews.tsx'
import { dashboardPath } from '#web/paths.ts'
import { UNANSWERED, type DashboardSearch } from '#web/search.ts'

type ReviewsTabProps = { supplier: Pick<Supplier, 'id' | 'businessName' | 'category'>; path: string; search: DashboardSearch }

/** The tab in which suppliers read what is said of them, reply and report. */
export const ReviewsTab = ({ supplier, path, search: { status, rating } }: ReviewsTabProps) => (
  <OwnReviews
    supplier={supplier}
    filter={{ rating, unanswered: status === UNANSWERED ? true : undefined }}
    pathFor={(filter) =>
      dashboardPath({ tab: 'reviews', status: filter.unanswered && UNANSWERED, ...(filter.rating && { rating: filter.rating }) }, path)
    }
  />
)
