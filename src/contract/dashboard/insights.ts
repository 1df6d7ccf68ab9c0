import * as z from 'zod/mini'
import { keysOf } from '#shared/objects.ts'
import { endpoint, listEndpoint } from '#contract/endpoint/endpoint.ts'
import { CATEGORIES, type CategoryName } from '#contract/options.ts'
import { PERIODS, type Period } from '#contract/endpoint/periods.ts'
import { described, paging } from '#contract/endpoint/values.ts'

/** The dashboard shows the searches of so many weeks, the current one included. */
export const SEARCH_WEEKS = 12
/** What somebody typed is shown once so many different visitors have used it on one day, so that it tells of nobody. */
export const MIN_SEARCHERS = 3
/** The texts that are shown at most. */
export const SEARCHES_SHOWN = 50

/** What led a visitor to a listing: words, a category, a place. */
export const SEARCH_KINDS = ['search', 'category', 'place'] as const
export const LeadingSearch = z.object({ kind: z.enum(SEARCH_KINDS), text: z.string(), visitors: z.int() })
export type LeadingSearch = z.output<typeof LeadingSearch>

export const getSearches = endpoint('GET /api/dashboard/supplier/searches', {
  isPrivate: true,
  summary: 'The searches that led to my listing in the last twelve weeks',
  description: 'For listings with a plan; without one 403.',
  output: z.object({
    searches: described(z.array(LeadingSearch), 'The most frequent first.'),
    others: described(z.int(), 'The visitors whose words are not in the list.'),
  }),
})

/** The fewest listed suppliers of a category that have a median; for the answer time, the fewest that have answered. */
export const MIN_MEDIAN = 5
/** The periods that medians are stored for: those of the dashboard, and the last whole week. */
export type MedianPeriod = Period | 'week'

/** What happened to a listing in a period; medians may have a half. `medianMinutes` is null where nothing was answered. */
export const Figures = z.object({ views: z.number(), inquiries: z.number(), requests: z.number(), medianMinutes: z.nullable(z.number()) })
export type Figures = z.output<typeof Figures>

/** What the email of Mondays says: the week `from` a Monday on beside the one before and the category's median. */
export type WeeklyFigures = {
  category: CategoryName
  from: string
  last: Figures
  before: Figures
  median: Figures | null
  searches: LeadingSearch[]
}

export const getMedians = endpoint('GET /api/dashboard/supplier/medians', {
  isPrivate: true,
  summary: "My figures of a period beside the median of my category's listed suppliers",
  description: 'For listings with a plan; without one 403.',
  query: {
    period: described(
      z._default(z.enum(keysOf(PERIODS), 'Please choose one of the periods.'), '12w'),
      'The length of time, and of its steps: 30 days by the day, 12 or 52 weeks by the week.',
    ),
  },
  output: z.object({
    category: z.enum(CATEGORIES),
    own: Figures,
    median: described(
      z.nullable(Figures),
      'Computed once a day; null where the category lists fewer suppliers than five, its answer time where fewer have answered.',
    ),
  }),
})

/** What an event of a listing may be, the steps of its requests included. */
export const ListingEvent = z.object({
  at: described(z.string(), 'When it happened; of the views of a day, the start of that day in Sydney.'),
  event: z.enum(['views', 'contact', 'request', 'step', 'review', 'reply']),
  number: described(z.nullable(z.int()), 'The number of a request, or the stars of a review; how many views.'),
  detail: described(z.nullable(z.string()), 'Of a step, which and whose; of a review, its status, which is `published`.'),
})
export type ListingEvent = z.output<typeof ListingEvent>

export const listEvents = listEndpoint('GET /api/dashboard/supplier/events', {
  isPrivate: true,
  summary: 'Everything that has happened to my listing, the newest first',
  description: 'For listings with the Enterprise plan; else 403.',
  query: paging(50),
  item: ListingEvent,
})
