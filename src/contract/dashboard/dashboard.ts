import * as z from 'zod/mini'
import { endpoint } from '#contract/endpoint/endpoint.ts'
import { keysOf } from '#shared/objects.ts'
import { PERIODS } from '#contract/endpoint/periods.ts'
import { QUOTE_STATES } from '#contract/quotes/quote-states.ts'
import { Supplier, Suspension } from '#contract/suppliers/suppliers.ts'
import { described, Time, Uuid } from '#contract/endpoint/values.ts'

const Week = { views: z.int(), inquiries: described(z.int(), 'Contacts only, without the quote requests.'), requests: z.int() }
/** "This week" wherever it is said: Monday to now, in days of Sydney. */
export const WeekSoFar = z.object({
  from: described(z.string(), 'The Monday on which the week began.'),
  to: described(z.string(), 'Today.'),
  ...Week,
  before: described(z.object(Week), 'The same days of the week before.'),
})
export type WeekSoFar = z.output<typeof WeekSoFar>

export const getDashboard = endpoint('GET /api/dashboard/supplier', {
  isPrivate: true,
  summary: 'My listing and its figures',
  description: 'The listing of the signed-in supplier and the four figures of its dashboard.',
  output: z.object({
    supplier: Supplier,
    suspension: described(
      z.nullable(Suspension),
      'Set while the owner of the marketplace has suspended the listing: it is nowhere but here.',
    ),
    stats: z.object({
      profileViews: z.int(),
      inquiries: described(z.int(), 'Quote requests and contacts, all that ever came.'),
      requests: described(z.int(), 'The quote requests among them that are still in the inbox.'),
      contacts: described(z.int(), 'The contacts among them that are still in the inbox.'),
      averageRating: z.string(),
      totalReviews: z.int(),
      unansweredReviews: described(z.int(), 'Published reviews of the last 30 days without a reply of the supplier.'),
      week: WeekSoFar,
      samplesWon: described(z.int(), 'Samples that were sent and after which the same buyer has accepted a quote of this supplier.'),
    }),
  }),
})

/** An event of a listing's activity feed. */
export const Activity = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('request'), at: Time, id: Uuid, buyer: z.string(), status: z.enum(QUOTE_STATES) }),
  /** Of a visitor who has said something; `from` is the email address, else the phone number. */
  z.object({ kind: z.literal('contact'), at: Time, id: Uuid, from: z.nullable(z.string()) }),
  z.object({ kind: z.literal('review'), at: Time, id: Uuid, customerName: z.string(), rating: z.int() }),
  /** All views of this week in one event. Views are stored by day, so `at` is the start of the latest day that had one. */
  z.object({ kind: z.literal('views'), at: Time, count: z.int() }),
  z.object({ kind: z.literal('venue'), at: Time, change: z.enum(['added', 'removed']), venueName: z.string() }),
  z.object({ kind: z.literal('profile'), at: Time }),
])
export type Activity = z.output<typeof Activity>
export const MAX_ACTIVITY = 20
export const getActivity = endpoint('GET /api/dashboard/supplier/activity', {
  isPrivate: true,
  summary: 'What has happened lately',
  output: z.array(Activity),
})

export const Step = z.object({
  from: described(z.string(), 'The first day of the step.'),
  views: z.int(),
  inquiries: described(z.int(), 'Contacts only, without the quote requests.'),
  requests: z.int(),
  medianMinutes: described(
    z.nullable(z.int()),
    'The median time to the first answer of the requests of this step; null when none was answered.',
  ),
})
export type Step = z.output<typeof Step>
export const getTrends = endpoint('GET /api/dashboard/supplier/trends', {
  isPrivate: true,
  summary: 'Views, contacts, requests and answer time, by day or week',
  description: 'Every step of the period in order of time, including those in which nothing happened.',
  query: {
    period: described(
      z._default(z.enum(keysOf(PERIODS), 'Please choose one of the periods.'), '12w'),
      'The length of time, and of its steps: 30 days by the day, 12 or 52 weeks by the week.',
    ),
  },
  output: z.array(Step),
})

/**
 * The items of a complete listing; whether one is done is computed from the listing. `details` stands for phone, email and address,
 * `delivery` for days and service area, `quoteForm` for a saved form, and `email` for the confirmed address of the account.
 */
export const SETUP = ['details', 'logo', 'description', 'delivery', 'products', 'venues', 'quoteForm', 'email'] as const
export type SetupItem = (typeof SETUP)[number]
/** The fields that an item can lack, where it stands for several. */
export const SETUP_FIELDS = ['phone', 'email', 'address', 'deliveryDays', 'serviceArea'] as const
export type SetupField = (typeof SETUP_FIELDS)[number]
export const getSetup = endpoint('GET /api/dashboard/supplier/setup', {
  isPrivate: true,
  summary: 'What my listing still lacks',
  output: z.array(
    z.object({
      item: z.enum(SETUP),
      isDone: z.boolean(),
      missing: described(z.array(z.enum(SETUP_FIELDS)), 'The fields that are still empty, of an item that stands for several.'),
    }),
  ),
})
