import * as z from 'zod/mini'
import { isCalendarDay } from '#shared/time/calendar-day.ts'
import { endpoint } from '#contract/endpoint/endpoint.ts'
import { STATE_CODES } from '#contract/options.ts'
import { described, line, optional, Time } from '#contract/endpoint/values.ts'

export const HOLIDAY_NAME_LENGTH = 80

const day = z.string('Please give a date.').check(z.refine(isCalendarDay, 'Please give a date like 2026-12-25.'))
const state = z.enum(STATE_CODES, 'Please choose a state.')

const Holiday = z.object({
  day: z.string(),
  name: z.string(),
  isHoliday: described(z.boolean(), 'False for a day that the owner has removed.'),
  correction: described(
    z.nullable(z.object({ by: z.string(), at: Time })),
    'Who has added or removed it, and when; null for a day of the table that is as it was.',
  ),
})
export type Holiday = z.output<typeof Holiday>

export const listHolidays = endpoint('GET /api/admin/holidays', {
  isPrivate: true,
  summary: 'The public holidays of a state in the year to come, those too that the owner has removed',
  query: { state: described(state, 'The state or territory whose holidays are returned.') },
  output: z.array(Holiday),
})

export const correctHoliday = endpoint('PUT /api/admin/holidays', {
  summary: 'Say that a day is a public holiday of a state, or that it is none',
  body: {
    state,
    day,
    isHoliday: z.boolean('Please give true or false.'),
    name: described(optional(line(HOLIDAY_NAME_LENGTH)), 'What a day is called that is no public holiday otherwise.'),
  },
  output: z.object({ day: z.string(), isHoliday: z.boolean() }),
})
