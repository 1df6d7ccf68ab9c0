import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { PathId, Time, Uuid } from './values.ts'

/** Measured over the last 90 days (days of Sydney), from five requests on; fewer say nothing. */
export const AnswerTimes = z.object({
  days: z.literal(90),
  /** Requests that count: those of the time that are answered or passed, and those that waited for two days at least before the buyer withdrew them, if so. */
  requests: z.int(),
  /** Of these answered, a pass included, in hundredths; null with fewer than five requests. */
  answerRate: z.nullable(z.int()),
  /** From the request to the first answer, prices or a pass: half took longer; null with fewer than five requests, or none answered. */
  medianMinutes: z.nullable(z.int()),
})
export type AnswerTimes = z.output<typeof AnswerTimes>
export const getAnswerTimes = endpoint('GET /api/suppliers/:id/answer-times', {
  summary: 'How fast and how often a supplier answers',
  params: { id: PathId },
  output: AnswerTimes,
})
/** The same figures, with the requests they come from: the newest first, at most a thousand. */
export const getMyAnswerTimes = endpoint('GET /api/dashboard/supplier/answer-times', {
  isPrivate: true,
  summary: 'How fast I answer, and which requests count',
  output: z.extend(AnswerTimes, {
    /** `minutes`: to the first answer; null without one. */
    counted: z.array(z.object({ id: Uuid, serial: z.int(), createdAt: Time, minutes: z.nullable(z.int()) })),
  }),
})
