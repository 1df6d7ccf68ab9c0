import * as z from 'zod/mini'
import { isCalendarDay } from '#shared/calendar-day.ts'
import { endpoint } from './endpoint.ts'
import { STATE_CODES } from './options.ts'
import { line, optional, Time } from './values.ts'

export const HOLIDAY_NAME_LENGTH = 80

const day = z.string('Please give a date.').check(z.refine(isCalendarDay, 'Please give a date like 2026-12-25.'))
const state = z.enum(STATE_CODES, 'Please choose a state.')

const Holiday = z.object({
  day: z.string(),
  name: z.string(),
  /** False for a day that the owner has removed. */
  isHoliday: z.boolean(),
  /** Who has added or removed it, and when; null for a day of the table that is as it was. */
  correction: z.nullable(z.object({ by: z.string(), at: Time })),
})
export type Holiday = z.output<typeof Holiday>

export const listHolidays = endpoint('GET /api/admin/holidays', {
  isPrivate: true,
  summary: 'The public holidays of a state in the year to come, those too that the owner has removed',
  query: { state },
  output: z.array(Holiday),
})

export const correctHoliday = endpoint('PUT /api/admin/holidays', {
  summary: 'Say that a day is a public holiday of a state, or that it is none',
  body: {
    state,
    day,
    isHoliday: z.boolean('Please give true or false.'),
    /** What a day is called that is no public holiday otherwise. */
    name: optional(line(HOLIDAY_NAME_LENGTH)),
  },
  output: z.object({ day: z.string(), isHoliday: z.boolean() }),
})
