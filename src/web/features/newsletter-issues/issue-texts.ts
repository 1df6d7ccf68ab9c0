import type { Issue } from '#contract/emails/newsletter-issues.ts'
import { when } from '#shared/time/when.ts'
import { counted } from '#shared/text/words.ts'

const printed = (count: number) => count.toLocaleString('en-AU')

/** Returns whether emails of the issue are still being queued, or have not left. */
export const isUnderWay = ({ status, waiting }: Issue): boolean => status === 'sending' || waiting > 0

/** Returns how many emails of the issue have left. */
export const leftOf = ({ queued, waiting, failed }: Issue): number => queued - waiting - failed

/** Returns how far an issue is, in a sentence. */
export function progressOf(issue: Issue): string {
  const { status, changedAt, startedAt, endedAt, total } = issue
  if (startedAt === null) return `Draft, changed ${when(changedAt)}`
  const left = leftOf(issue)
  if (isUnderWay(issue)) return `Sending: ${printed(left)} of ${printed(total)} have left`
  const ended = endedAt === null ? '' : when(endedAt)
  if (status === 'stopped') return `Stopped ${ended}: it went to ${printed(left)} of ${counted(total, 'address', 'addresses')}`
  return `Sent ${ended} to ${counted(left, 'address', 'addresses')}`
}

/** Returns what an issue contains besides its words. */
export const resourcesIn = ({ resourceIds }: Issue): string =>
  resourceIds.length === 0 ? 'No resources' : counted(resourceIds.length, 'resource')
