import * as z from 'zod/mini'
import { PARTIES, STEP_NAMES } from './quote-states.ts'
import { described, Time } from '#contract/endpoint/values.ts'

/** A step that was taken in a request. */
export const HistoryEntry = z.object({
  step: z.enum(STEP_NAMES),
  by: described(z.enum([...PARTIES, 'system']), '`system` is the scheduled job.'),
  at: Time,
  note: described(z.nullable(z.string()), 'The text of a message, or the reason for a pass or a decline.'),
})
export type HistoryEntry = z.output<typeof HistoryEntry>
