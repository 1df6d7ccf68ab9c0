import { useQuery } from '@tanstack/react-query'
import type { Terms } from '#contract/billing/plans.ts'
import { useMe } from '#web/api/session/me.ts'
import { subscriptionRead } from '#web/features/billing/subscription-read.ts'

/** Returns what the supplier's own plan is and costs; undefined without one, and until that is known. */
export function useOwnTerms(): Terms | undefined {
  const isSupplier = useMe()?.supplierId !== undefined
  const { data } = useQuery({ ...subscriptionRead, enabled: isSupplier })
  if (!isSupplier || !data) return undefined
  const { plan, interval, cents } = data
  return plan && interval && cents !== null ? { plan, interval, cents } : undefined
}
