import type { Notice } from './notify.ts'
import type { SubscriptionRow } from './settle-queries.ts'
import { isLive, type Transition } from './transition.ts'
import { graceEnd } from '#server/features/plans/grace-end.ts'
import { required } from '#shared/required.ts'

/** Returns what a supplier is told of a change of its subscription; null where there is nothing new. */
export function noticeOf(row: SubscriptionRow, next: Transition): Notice | null {
  if (next.status === 'active' && row.status === 'pending') {
    const { plan, interval, cents, currentPeriodEnd = row.currentPeriodEnd } = next
    return { about: 'started', terms: { plan, interval, cents }, next: currentPeriodEnd }
  }
  if (next.status === 'past_due' && row.status === 'active')
    return {
      about: 'unpaid',
      day: 0,
      cents: next.cents,
      until: graceEnd(required(next.pastDueSince, 'The time since which a renewal is unpaid')),
    }
  if (next.status === 'canceled' && isLive(row.status)) return { about: 'ended', why: whyEnded(row) }
  const hasChanged = row.plan !== next.plan || row.interval !== next.interval
  if (next.status === 'active' && hasChanged)
    return { about: 'changed', terms: { plan: next.plan, interval: next.interval, cents: next.cents } }
  return null
}

function whyEnded({ refundedAt, status }: SubscriptionRow): Extract<Notice, { about: 'ended' }>['why'] {
  if (refundedAt !== null) return 'refunded'
  return status === 'past_due' ? 'unpaid' : 'canceled'
}
