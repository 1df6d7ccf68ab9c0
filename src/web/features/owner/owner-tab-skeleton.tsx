import type { OwnerTab } from '#web/search.ts'
import { Stack } from '#web/ui/layout/stack.tsx'
import { ChartSkeleton } from '#web/ui/skeletons/chart-skeleton.tsx'
import { FieldsSkeleton } from '#web/ui/skeletons/fields-skeleton.tsx'
import { FiguresSkeleton } from '#web/ui/skeletons/figures-skeleton.tsx'
import { RowsSkeleton } from '#web/ui/skeletons/rows-skeleton.tsx'
import { TableSkeleton } from '#web/ui/skeletons/table-skeleton.tsx'

/** A tab of the owner's dashboard that is loading. */
export function OwnerTabSkeleton({ tab }: { tab: OwnerTab | undefined }) {
  switch (tab) {
    case undefined:
      return (
        <Stack gap={6}>
          <FiguresSkeleton figures={3} hasNotes />
          <ChartSkeleton height={440} />
        </Stack>
      )
    case 'suppliers':
    case 'sign-ups':
    case 'audit':
    case 'operations':
      return <TableSkeleton rows={10} />
    case 'site':
      return <FieldsSkeleton fields={7} />
    default:
      return <RowsSkeleton rows={6} hasAction />
  }
}
