import type { ColumnType } from 'kysely'
import type { User } from '#contract/accounts.ts'
import type { Differentiator } from '#contract/suppliers.ts'

/** A point in time: read as ISO 8601 in UTC, written as that or as a Date. */
export type Timestamp = ColumnType<string, Date | string, Date | string>
/** jsonb written as its text: the driver would take an array for a PostgreSQL array. */
export type Differentiators = ColumnType<Differentiator[], string | undefined, string>
export type LetterStatus = ColumnType<'queued' | 'sent' | 'failed', 'queued' | undefined, 'queued' | 'sent' | 'failed'>
export type SubscriptionStatus = ColumnType<User['subscriptionStatus'], User['subscriptionStatus'] | undefined, User['subscriptionStatus']>
export type ClaimStatus = ColumnType<'open' | 'approved' | 'refused', 'open' | undefined, 'open' | 'approved' | 'refused'>
