import { benefitsOf } from '#contract/billing/plans.ts'
import { useMe } from '#web/api/session/me.ts'
import { Insights } from '#web/features/dashboard/insights.tsx'
import { CategoryMedians } from '#web/features/insights/category-medians.tsx'
import { LeadingSearches } from '#web/features/insights/leading-searches.tsx'
import { PlanAdds } from '#web/features/insights/plan-adds.tsx'

/** The tab in which suppliers read how their listing does: over time, and with a plan beside their category and by what they are found. */
export function InsightsTab({ path }: { path: string }) {
  const { hasSearchInsights } = benefitsOf(useMe()?.plan)
  return (
    <Insights
      path={path}
      medians={(period) => hasSearchInsights && <CategoryMedians period={period} />}
      searches={
        hasSearchInsights ? (
          <LeadingSearches />
        ) : (
          <PlanAdds>
            With a plan you also see the median of your category, and by which words, categories and places buyers found you.
          </PlanAdds>
        )
      }
    />
  )
}
