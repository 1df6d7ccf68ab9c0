import * as z from 'zod/mini'
import { endpoint } from '#contract/endpoint/endpoint.ts'
import { PERIODS } from '#contract/endpoint/periods.ts'
import { keysOf } from '#shared/objects.ts'
import { described } from '#contract/endpoint/values.ts'

export const getStats = endpoint('GET /api/admin/stats', {
  isPrivate: true,
  summary: 'Suppliers, users and rating of the marketplace',
  description: 'The figures of the whole marketplace.',
  output: z.object({
    totalSuppliers: z.int(),
    verifiedSuppliers: z.int(),
    totalUsers: z.int(),
    activeUsers: described(z.int(), 'Active subscriptions.'),
    averageRating: described(z.string(), 'Text with one decimal: "4.7"; "0.0" without reviews.'),
    totalReviews: z.int(),
    paidCents: described(
      z.int(),
      'Paid by suppliers since the month began in Sydney, less what was paid back of it; the sandbox is left out.',
    ),
  }),
})

export const getDecisions = endpoint('GET /api/admin/decisions', {
  isPrivate: true,
  summary: 'What needs a decision of the owner',
  description: 'How much waits for the owner.',
  output: z.object({
    claims: z.int(),
    reports: z.int(),
    held: described(z.int(), 'Reviews that are held.'),
    expiringSeals: described(z.int(), 'Seals whose evidence holds for 30 days at most.'),
    duplicates: described(z.int(), 'Pairs of listings that may be the same business.'),
    failedEmails: z.int(),
    documents: described(z.int(), 'Documents of suppliers that wait for an answer.'),
    failedPayments: described(z.int(), 'Plans whose last payment failed and is tried again.'),
    enquiries: described(z.int(), 'Questions to the marketplace that nobody has answered.'),
  }),
})

export const GrowthStep = z.object({
  from: described(z.string(), 'The first day of the step.'),
  suppliers: z.int(),
  buyers: z.int(),
  requests: z.int(),
  answers: described(z.int(), 'Requests by the time of their first prices; passing one on is no answer of this kind.'),
  wins: described(z.int(), 'Quotes by the time at which they were accepted.'),
})
export type GrowthStep = z.output<typeof GrowthStep>
export const getGrowth = endpoint('GET /api/admin/growth', {
  isPrivate: true,
  summary: 'New suppliers and buyers, requests, answers and wins, by day or week',
  description: 'Every step of the period in order of time, including those in which nothing happened.',
  query: {
    period: described(
      z._default(z.enum(keysOf(PERIODS), 'Please choose one of the periods.'), '12w'),
      'The length of time, and of its steps: 30 days by the day, 12 or 52 weeks by the week.',
    ),
  },
  output: z.array(GrowthStep),
})
