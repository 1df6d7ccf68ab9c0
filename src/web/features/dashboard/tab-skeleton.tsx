import { Stack } from '#web/ui/layout/stack.tsx'
import { Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { ChartSkeleton } from '#web/ui/skeletons/chart-skeleton.tsx'
import { FieldsSkeleton } from '#web/ui/skeletons/fields-skeleton.tsx'
import { FiguresSkeleton } from '#web/ui/skeletons/figures-skeleton.tsx'
import { LoadingWords } from '#web/ui/skeletons/loading-words.tsx'
import { TableSkeleton } from '#web/ui/skeletons/table-skeleton.tsx'
import { RowsSkeleton } from '#web/ui/skeletons/rows-skeleton.tsx'
import { OverviewSkeleton } from './overview-skeleton.tsx'
import type { Tab } from './tabs.ts'

/** A tab of the dashboard that is loading. */
export function TabSkeleton({ tab }: { tab: Tab }) {
  switch (tab) {
    case undefined:
      return <OverviewSkeleton />
    case 'profile':
      return <FieldsSkeleton fields={8} />
    case 'quotes':
      return <RowsSkeleton rows={6} />
    case 'products':
      return <RowsSkeleton rows={6} picture={56} hasAction />
    case 'reviews':
      return <RowsSkeleton rows={4} hasAction />
    case 'insights':
      return <ChartSkeleton height={380} />
    case 'price-list':
      return <TableSkeleton rows={8} />
    case 'venues':
      return <RowsSkeleton rows={4} picture={56} hasAction />
    case 'form':
      return <RowsSkeleton rows={8} hasAction />
    case 'social':
      return <FiguresSkeleton figures={3} />
    case 'assistant':
      return (
        <Stack gap={4}>
          <LoadingWords />
          <Skeleton width="60%" height="64px" />
          <Skeleton height="var(--field)" />
        </Stack>
      )
  }
}
