import { FILL_IN } from '#contract/accounts.ts'
import { FILL_IN_REQUIRED } from '#contract/values.ts'

const OF_ALL: unknown[] = [FILL_IN, FILL_IN_REQUIRED]

/** What is said for all fields together stands below them; at each one what it lacks. */
export const atField = (error: { message?: string } | undefined, missing: string) =>
  OF_ALL.includes(error?.message) ? missing : error?.message
