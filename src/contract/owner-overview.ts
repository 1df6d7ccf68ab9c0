import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { PERIODS } from './periods.ts'
import { keysOf } from '#shared/objects.ts'

/** The figures of the whole marketplace. */
export const getStats = endpoint('GET /api/admin/stats', {
  isPrivate: true,
  summary: 'Suppliers, users and rating of the marketplace',
  output: z.object({
    totalSuppliers: z.int(),
    verifiedSuppliers: z.int(),
    totalUsers: z.int(),
    /** Active subscriptions. */
    activeUsers: z.int(),
    /** Text with one decimal: "4.7"; "0.0" without reviews. */
    averageRating: z.string(),
    totalReviews: z.int(),
  }),
})

/** How much waits for the owner. */
export const getDecisions = endpoint('GET /api/admin/decisions', {
  isPrivate: true,
  summary: 'What needs a decision of the owner',
  output: z.object({
    claims: z.int(),
    reports: z.int(),
    /** Reviews that are held. */
    held: z.int(),
    /** Seals whose evidence holds for 30 days at most. */
    expiringSeals: z.int(),
    /** Pairs of listings that may be the same business. */
    duplicates: z.int(),
    failedEmails: z.int(),
  }),
})

export const GrowthStep = z.object({
  /** The first day of the step. */
  from: z.string(),
  suppliers: z.int(),
  buyers: z.int(),
  requests: z.int(),
  /** Requests by the time of their first answer. */
  answers: z.int(),
  /** Quotes by the time at which they were accepted. */
  wins: z.int(),
})
export type GrowthStep = z.output<typeof GrowthStep>
/** Every step of the period in order of time, including those in which nothing happened. */
export const getGrowth = endpoint('GET /api/admin/growth', {
  isPrivate: true,
  summary: 'New suppliers and buyers, requests, answers and wins, by day or week',
  query: { period: z._default(z.enum(keysOf(PERIODS), 'Please choose one of the periods.'), '12w') },
  output: z.array(GrowthStep),
})
