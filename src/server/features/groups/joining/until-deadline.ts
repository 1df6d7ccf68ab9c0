import { conflict } from '#server/http/problems.ts'
import type { GroupRow } from '#server/features/groups/queries.ts'

/** Returns whether a group can still be joined, left, and made offers. */
export const isBeforeDeadline = ({ outcome, deadline }: Pick<GroupRow, 'outcome' | 'deadline'>, now: Date): boolean =>
  outcome === null && now < new Date(deadline)

/** @throws 409 from the deadline on */
export function rejectEnded(group: Pick<GroupRow, 'outcome' | 'deadline'>, now: Date): void {
  if (!isBeforeDeadline(group, now)) throw conflict('The deadline of this group has passed.')
}
