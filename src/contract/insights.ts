import * as z from 'zod/mini'
import { keysOf } from '#shared/objects.ts'
import { endpoint, listEndpoint } from './endpoint.ts'
import { CATEGORIES } from './options.ts'
import { PERIODS, type Period } from './periods.ts'
import { paging } from './values.ts'

/** The dashboard shows the searches of so many weeks, the current one included. */
export const SEARCH_WEEKS = 12
/** What somebody typed is shown once so many different visitors have used it on one day, so that it tells of nobody. */
export const SEARCHERS_FEWEST = 3
/** The texts that are shown at most. */
export const SEARCHES_SHOWN = 50

/** What led a visitor to a listing: words, a category, a place. */
export const SEARCH_KINDS = ['search', 'category', 'place'] as const
export const LeadingSearch = z.object({ kind: z.enum(SEARCH_KINDS), text: z.string(), visitors: z.int() })
export type LeadingSearch = z.output<typeof LeadingSearch>

/** For listings with a plan; without one 403. */
export const getSearches = endpoint('GET /api/dashboard/supplier/searches', {
  isPrivate: true,
  summary: 'The searches that led to my listing in the last twelve weeks',
  output: z.object({
    /** The most frequent first. */
    searches: z.array(LeadingSearch),
    /** The visitors whose words are not in the list. */
    others: z.int(),
  }),
})

/** The fewest listed suppliers of a category that have a median. */
export const MEDIAN_FEWEST = 5
/** The periods that medians are stored for: those of the dashboard, and the last whole week. */
export type MedianPeriod = Period | 'week'

/** What happened to a listing in a period; medians may have a half. `medianMinutes` is null where nothing was answered. */
export const Figures = z.object({ views: z.number(), inquiries: z.number(), requests: z.number(), medianMinutes: z.nullable(z.number()) })
export type Figures = z.output<typeof Figures>

/** For listings with a plan; without one 403. */
export const getMedians = endpoint('GET /api/dashboard/supplier/medians', {
  isPrivate: true,
  summary: "My figures of a period beside the median of my category's listed suppliers",
  query: { period: z._default(z.enum(keysOf(PERIODS), 'Please choose one of the periods.'), '12w') },
  output: z.object({
    category: z.enum(CATEGORIES),
    own: Figures,
    /** Computed once a day; null where the category lists fewer suppliers than `MEDIAN_FEWEST`. */
    median: z.nullable(Figures),
  }),
})

/** What an event of a listing may be, the steps of its requests included. */
export const ListingEvent = z.object({
  /** When it happened; of the views of a day, the start of that day in Sydney. */
  at: z.string(),
  event: z.enum(['views', 'contact', 'request', 'step', 'review', 'reply']),
  /** The number of a request, or the stars of a review; how many views. */
  number: z.nullable(z.int()),
  /** Of a step, which and whose; of a review, its status, which is `published`. */
  detail: z.nullable(z.string()),
})
export type ListingEvent = z.output<typeof ListingEvent>

/** For listings with the Enterprise plan; else 403. */
export const listEvents = listEndpoint('GET /api/dashboard/supplier/events', {
  isPrivate: true,
  summary: 'Everything that has happened to my listing, the newest first',
  query: paging(50),
  item: ListingEvent,
})
