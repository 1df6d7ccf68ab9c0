import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { QueryBoundary } from '#web/api/reads/query-boundary.tsx'
import { query } from '#web/api/reads/query.ts'
import { Figures } from '#web/ui/layout/figures.tsx'
import { Stack } from '#web/ui/layout/stack.tsx'
import { FiguresSkeleton } from '#web/ui/skeletons/figures-skeleton.tsx'
import { Decisions } from './decisions.tsx'
import { Growth } from './growth.tsx'

/** The first tab: figures of the marketplace, what waits for its owner, and how it grows. Its parts load and fail independently. */
export const Overview = ({ readiness }: { /** What belongs to another feature. */ readiness: ReactNode }) => (
  <Stack gap={6}>
    {readiness}
    <Stats />
    <Decisions />
    <Growth />
  </Stack>
)

const Stats = () => (
  <QueryBoundary
    of={useQuery({ ...query('GET /api/admin/stats', {}), refetchOnMount: 'always' })}
    loading={<FiguresSkeleton figures={3} hasNotes />}
  >
    {({ totalSuppliers, verifiedSuppliers, totalUsers, activeUsers, averageRating, totalReviews }) => (
      <Figures
        figures={[
          { label: 'Total suppliers', value: printed(totalSuppliers), note: `${printed(verifiedSuppliers)} verified` },
          {
            label: 'Total users',
            value: printed(totalUsers),
            note: activeUsers === 1 ? '1 active subscription' : `${printed(activeUsers)} active subscriptions`,
          },
          {
            label: 'Platform rating',
            value: averageRating,
            of: '/5',
            note: totalReviews === 1 ? '1 review' : `${printed(totalReviews)} reviews`,
          },
        ]}
      />
    )}
  </QueryBoundary>
)

const printed = (count: number) => count.toLocaleString('en-AU')
