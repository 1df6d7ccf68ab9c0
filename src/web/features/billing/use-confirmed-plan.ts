import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Plan } from '#contract/billing/plans.ts'
import { subscriptionRead } from './subscription-read.ts'

const PAUSE_MS = 1_000
/** After this time it is said that the confirmation will still come. */
const LATE_MS = 20_000

type Reads = { dataUpdatedAt: number; errorUpdatedAt: number }

const isLateAt = ({ dataUpdatedAt, errorUpdatedAt }: Reads, since: number) => Math.max(dataUpdatedAt, errorUpdatedAt) - since >= LATE_MS

/** Asks the server every second whether a payment has been confirmed: `plan` is what it then has, null until then. */
export function useConfirmedPlan(isUnderWay: boolean): { plan: Plan | null; isLate: boolean } {
  const [since] = useState(Date.now)
  const { data, dataUpdatedAt, errorUpdatedAt } = useQuery({
    ...subscriptionRead,
    enabled: isUnderWay,
    refetchOnMount: 'always',
    refetchInterval: ({ state }) => (state.data?.status === 'active' || isLateAt(state, since) ? false : PAUSE_MS),
  })
  const isConfirmed = isUnderWay && data?.status === 'active' && dataUpdatedAt >= since
  return { plan: isConfirmed ? data.plan : null, isLate: isLateAt({ dataUpdatedAt, errorUpdatedAt }, since) }
}
