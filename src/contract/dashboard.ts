import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { PERIODS, type Period } from './periods.ts'
import { QUOTE_STATES } from './quote-states.ts'
import { Supplier } from './suppliers.ts'
import { Time, Uuid } from './values.ts'

/** For the signed-in supplier: whose dashboard it is, and the four figures. */
export const getDashboard = endpoint('GET /api/dashboard/supplier', {
  isPrivate: true,
  summary: 'My listing and its figures',
  output: z.object({
    supplier: Supplier,
    /** `inquiries` are quote requests and contacts together. */
    stats: z.object({ profileViews: z.int(), inquiries: z.int(), averageRating: z.string(), totalReviews: z.int() }),
  }),
})

/** What has happened around a listing, the latest first. */
export const Activity = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('request'), at: Time, id: Uuid, buyer: z.string(), status: z.enum(QUOTE_STATES) }),
  z.object({ kind: z.literal('review'), at: Time, customerName: z.string(), rating: z.int() }),
  /** Of the last seven days together; `at` is the beginning of the latest day that had one: a view's hour is not kept. */
  z.object({ kind: z.literal('views'), at: Time, count: z.int() }),
  z.object({ kind: z.literal('venue'), at: Time, change: z.enum(['added', 'removed']), venueName: z.string() }),
  z.object({ kind: z.literal('profile'), at: Time }),
])
export type Activity = z.output<typeof Activity>
export const ACTIVITY_MOST = 20
export const getActivity = endpoint('GET /api/dashboard/supplier/activity', {
  isPrivate: true,
  summary: 'What has happened lately',
  output: z.array(Activity),
})

export const Step = z.object({
  /** Its first day. */
  from: z.string(),
  views: z.int(),
  /** Contacts, without the requests. */
  inquiries: z.int(),
  requests: z.int(),
  /** Median time to the first answer of the requests of that time; null where none was answered. */
  medianMinutes: z.nullable(z.int()),
})
export type Step = z.output<typeof Step>
/** The first step first, each of them there, also those in which nothing happened. */
export const getTrends = endpoint('GET /api/dashboard/supplier/trends', {
  isPrivate: true,
  summary: 'Views, contacts, requests and answer time, by day or week',
  query: { period: z._default(z.enum(Object.keys(PERIODS) as [Period, ...Period[]], 'Please choose one of the periods.'), '12w') },
  output: z.array(Step),
})

/**
 * What a listing is complete with; it follows from the data. `details`: phone, email and address; `delivery`: days and service area;
 * `quoteForm`: one has been saved; `email`: the account's is confirmed.
 */
export const SETUP = ['details', 'logo', 'description', 'delivery', 'products', 'venues', 'quoteForm', 'email'] as const
export type SetupItem = (typeof SETUP)[number]
export const getSetup = endpoint('GET /api/dashboard/supplier/setup', {
  isPrivate: true,
  summary: 'What my listing still lacks',
  output: z.array(z.object({ item: z.enum(SETUP), isDone: z.boolean() })),
})
