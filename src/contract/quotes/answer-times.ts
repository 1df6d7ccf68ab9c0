import * as z from 'zod/mini'
import { listingQuery } from '#contract/directory/directory.ts'
import { endpoint } from '#contract/endpoint/endpoint.ts'
import { described, Id, PathId, Time, Uuid } from '#contract/endpoint/values.ts'

/** How fast and how often a supplier answers, over the last 90 calendar days in Sydney. */
export const AnswerTimes = z.object({
  days: z.literal(90),
  requests: described(
    z.int(),
    'The number of requests of that period that count: those that were answered or passed, and unanswered ones that waited for at least two days (until now, or until the buyer withdrew them).',
  ),
  answerRate: described(
    z.nullable(z.int()),
    'The percentage of these that were answered, a pass included, rounded down; null with fewer than five requests.',
  ),
  medianMinutes: described(
    z.nullable(z.int()),
    'The median time from a request to its first answer, prices or a pass; null with fewer than five requests or none answered.',
  ),
})
export type AnswerTimes = z.output<typeof AnswerTimes>
export const getAnswerTimes = endpoint('GET /api/suppliers/:id/answer-times', {
  summary: 'How fast and how often a supplier answers',
  params: { id: PathId },
  output: AnswerTimes,
})
/**
 * The same figures of each supplier on a page of the listing, which the same query names. A page has a hundred suppliers at most. They may be
 * 60 seconds late (docs/behaviour/limits.md, Caching).
 */
export const listAnswerTimes = endpoint('GET /api/suppliers/answer-times', {
  summary: 'How fast and how often the suppliers on a page of the listing answer',
  query: listingQuery,
  output: z.array(z.extend(AnswerTimes, { supplierId: Id })),
})
export const getMyAnswerTimes = endpoint('GET /api/dashboard/supplier/answer-times', {
  isPrivate: true,
  summary: 'How fast I answer, and which requests count',
  description: 'The same figures together with the requests they are computed from, newest first, at most a thousand.',
  output: z.extend(AnswerTimes, {
    counted: described(
      z.array(z.object({ id: Uuid, serial: z.int(), createdAt: Time, minutes: z.nullable(z.int()) })),
      '`minutes` is the time to the first answer; null without one.',
    ),
  }),
})
