import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { QueryBoundary } from '#web/api/reads/query-boundary.tsx'
import { query } from '#web/api/reads/query.ts'
import { counted } from '#shared/text/words.ts'
import { wholeDollars } from '#shared/money/money.ts'
import { ownerPath } from '#web/paths.ts'
import { TextLink } from '#web/ui/controls/text-link.tsx'
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
    loading={<FiguresSkeleton figures={4} hasNotes />}
  >
    {({ totalSuppliers, verifiedSuppliers, totalUsers, activeUsers, averageRating, totalReviews, paidCents }) => (
      <Figures
        figures={[
          { label: 'Total suppliers', value: printed(totalSuppliers), note: `${printed(verifiedSuppliers)} verified` },
          {
            label: 'Total users',
            value: printed(totalUsers),
            note: (
              <>
                <TextLink href={ownerPath({ tab: 'people' })}>People</TextLink>
                <span>{', '}</span>
                <TextLink href={ownerPath({ tab: 'payments' })}>{counted(activeUsers, 'active subscription')}</TextLink>
              </>
            ),
          },
          {
            label: 'Paid this month',
            value: wholeDollars(paidCents),
            note: <TextLink href={ownerPath({ tab: 'payments', list: 'invoices' })}>Payments</TextLink>,
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
