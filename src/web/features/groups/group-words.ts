import type { GroupState } from '#contract/groups/group-states.ts'
import type { GroupSummary } from '#contract/groups/groups.ts'
import { deadlineInWords } from '#shared/groups/group-words.ts'
import { dollars } from '#shared/money/money.ts'
import { counted } from '#shared/text/words.ts'

export const STATE_WORDS: Record<GroupState, string> = {
  open: 'Open, no offer yet',
  priced: 'Open, with a price',
  settled: 'Settled',
  failed: 'Ended without a price',
}

/** Returns what one unit holds: "carton of 12 L". */
export const unitOf = ({ unit, contents }: Pick<GroupSummary, 'unit' | 'contents'>): string =>
  contents ? `${unit} of ${contents.amount.toLocaleString('en-AU')} ${contents.measure}` : unit

export const isOpen = ({ state }: Pick<GroupSummary, 'state'>): boolean => state === 'open' || state === 'priced'

/** Returns when a group closes or closed, as the clocks there show it. */
export const closingOf = (group: Pick<GroupSummary, 'state' | 'deadlineAt' | 'timeZone'>): string =>
  `${isOpen(group) ? 'Closes' : 'Closed'} ${deadlineInWords(group.deadlineAt, group.timeZone)}`

/** Returns who is in a group and what it comes to: "3 venues, 9 cartons in all, $57.00 each". */
export function sumOf({ memberCount, total, priceCents }: Pick<GroupSummary, 'memberCount' | 'total' | 'priceCents'>): string {
  const price = priceCents === null ? '' : `, ${dollars(priceCents)} each`
  return `${counted(memberCount, 'venue')}, ${counted(total, 'unit')} in all${price}`
}
