import { contactQueries } from './contact-queries.ts'
import type { Rows } from './export-listing-queries.ts'
import { groupQueries } from './group-queries.ts'
import { heldPriceQueries } from './held-price-queries.ts'
import { orderListQueries } from './order-list-queries.ts'
import { pushQueries } from './push-queries.ts'
import { sampleQueries } from './sample-queries.ts'

/** One query for every table of what a buyer does besides its requests. */
export const buyersQueries = {
  ...contactQueries,
  ...heldPriceQueries,
  ...orderListQueries,
  ...groupQueries,
  ...sampleQueries,
  ...pushQueries,
} satisfies Record<string, Rows>
