import * as z from 'zod/mini'
import { PARTIES, STEP_NAMES } from './quote-states.ts'
import { Time } from './values.ts'

/** A step that was taken in a request. */
export const HistoryEntry = z.object({
  step: z.enum(STEP_NAMES),
  /** `system` is the scheduled job. */
  by: z.enum([...PARTIES, 'system']),
  at: Time,
  /** The text of a message, or the reason for a pass or a decline. */
  note: z.nullable(z.string()),
})
export type HistoryEntry = z.output<typeof HistoryEntry>
