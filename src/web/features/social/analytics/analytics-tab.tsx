import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { ANALYTICS_WEEKS, type SocialAnalytics } from '#contract/social/social-analytics.ts'
import type { Id } from '#contract/endpoint/values.ts'
import { QueryBoundary } from '#web/api/reads/query-boundary.tsx'
import { analyticsRead, overviewRead } from '#web/features/social/social-reads.ts'
import { loadColumnChart } from '#web/ui/charts/column-figure.tsx'
import { Figures } from '#web/ui/layout/figures.tsx'
import { Stack } from '#web/ui/layout/stack.tsx'
import { ChartSkeleton } from '#web/ui/skeletons/chart-skeleton.tsx'
import { FiguresSkeleton } from '#web/ui/skeletons/figures-skeleton.tsx'
import { rateWords } from './analytics-texts.ts'
import styles from './analytics.module.css'
import { BestHours } from './best-hours.tsx'
import { NextScheduled } from './next-scheduled.tsx'
import { BestPosts, Visits } from './visits.tsx'
import { Weeks } from './weeks.tsx'

/** Shows what became of a supplier's posts. */
export function AnalyticsTab({ supplierId }: { supplierId: Id }) {
  const overview = useQuery(overviewRead(supplierId))
  const analytics = useQuery({ ...analyticsRead(supplierId), refetchOnMount: 'always' })
  // Preloads the script in parallel with the figures. The chart handles its failure.
  useEffect(() => void loadColumnChart().catch(() => undefined), [])
  const loading = (
    <Stack gap={6}>
      <FiguresSkeleton figures={4} />
      <ChartSkeleton height={260} />
    </Stack>
  )
  return (
    <QueryBoundary of={overview} loading={loading}>
      {({ timeZone }) => (
        <QueryBoundary of={analytics} loading={loading}>
          {(data) => <Analytics analytics={data} timeZone={timeZone} />}
        </QueryBoundary>
      )}
    </QueryBoundary>
  )
}

const count = (figure: number) => figure.toLocaleString('en-AU')

function Analytics({ analytics, timeZone }: { analytics: SocialAnalytics; timeZone: string }) {
  const { posted, failed, weeks, nextScheduled, visits, bestPosts, bestHours } = analytics
  return (
    <Stack gap={6}>
      <Figures
        figures={[
          { label: `Posted in ${ANALYTICS_WEEKS} weeks`, value: count(posted) },
          { label: 'Success rate', value: rateWords(analytics), ...(failed > 0 && { note: `${count(failed)} failed` }) },
          { label: 'Profile visits from posts', value: count(visits.reduce((sum, visit) => sum + visit.count, 0)) },
        ]}
      />
      <div className={styles.columns}>
        <Stack gap={6}>
          <Weeks weeks={weeks} />
          <BestPosts posts={bestPosts} />
        </Stack>
        <Stack gap={6}>
          <NextScheduled next={nextScheduled} timeZone={timeZone} />
          <Visits visits={visits} />
          <BestHours bestHours={bestHours} />
        </Stack>
      </div>
    </Stack>
  )
}
