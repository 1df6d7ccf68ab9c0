/** `priced` once a supplier has made an offer. */
export const GROUP_STATES = ['open', 'priced', 'settled', 'failed'] as const
export type GroupState = (typeof GROUP_STATES)[number]
export type GroupOutcome = Extract<GroupState, 'settled' | 'failed'>
/** What the members of a group are told of. */
export type GroupNews = GroupOutcome | 'final'

/** The hours in which members confirm what a group was settled at. */
export const HOURS_TO_CONFIRM = 48
/** The days ahead that a deadline may be. */
export const MAX_DEADLINE_DAYS = 60
export const MAX_WANT = 10_000
export const MAX_STEPS = 10
/** The groups that an account can be in before they are settled, and the members and offers of one group. */
export const MAX_OPEN_GROUPS = 20
export const MAX_MEMBERS = 200
export const MAX_GROUP_QUOTES = 50

export const NOTICE_WANTED =
  'Please say that the notice of your group was given to the regulator: without it, buying together may break competition law.'
export const TURNOVER_WANTED =
  'Please say that your business turned over less than $10 million in the last financial year: only then may it buy in a group.'
