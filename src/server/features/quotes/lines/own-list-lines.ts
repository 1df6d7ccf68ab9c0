import type { ComparisonRequest } from '#contract/quotes/comparisons.ts'

/** What an account has noted of a line of its order lists: the price of one pack that it pays today. */
export type OwnListLine = { paid: NonNullable<ComparisonRequest['lines'][number]['paid']> | null }

/** Returns the lines of an account's own order lists by their ids. Lists are kept in browsers only, so no account has any. */
export const ownListLines = (): Promise<ReadonlyMap<string, OwnListLine>> => Promise.resolve(new Map())
