import type { PushNotice } from '#contract/accounts/push-subscriptions.ts'
import type { Push } from './push-queries.ts'

/** Returns what a lock screen says: who, and that there is something; the rest is read by whoever has signed in. */
export function noticeOf({
  kind,
  step,
  supplier,
  buyer,
  requestId,
}: Pick<Push, 'kind' | 'step' | 'supplier' | 'buyer' | 'requestId'>): PushNotice {
  const title =
    kind === 'quote-step' ? `${supplier} ${DONE[step ?? ''] ?? 'has changed your request'}` : `${buyer ?? 'Somebody'} asks for a quote`
  return { title, path: `/quotes/${requestId}`, tag: requestId }
}

/** What a supplier has done, by its step. */
const DONE: Record<string, string> = {
  answer: 'has answered',
  message: 'has written to you',
  pass: 'cannot help this time',
}
