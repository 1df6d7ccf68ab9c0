import { Insights } from '#web/features/dashboard/insights.tsx'
import { CategoryMedians } from '#web/features/insights/category-medians.tsx'
import { LeadingSearches } from '#web/features/insights/leading-searches.tsx'

/** The tab in which suppliers read how their listing does, over time and beside their category. */
export const InsightsTab = ({ path }: { path: string }) => (
  <Insights path={path} medians={(period) => <CategoryMedians period={period} />} searches={<LeadingSearches />} />
)
