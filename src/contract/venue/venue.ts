import * as z from 'zod/mini'
import { endpoint } from '#contract/endpoint/endpoint.ts'
import { clearable, described, Id, line, Uuid } from '#contract/endpoint/values.ts'
import { EVERY } from '#contract/order-lists/every.ts'
import { CATEGORIES, STATE_CODES } from '#contract/options.ts'
import { HeldPrice } from '#contract/quotes/held-prices.ts'
import { SEATING_CAPACITIES, VENUE_TYPES } from '#contract/quotes/venue-options.ts'
import { Postcode } from '#contract/suppliers/delivery.ts'
import { TimeOfDay, Weekdays } from '#contract/suppliers/supplier-profile.ts'
import { NextDelivery } from '#contract/suppliers/suppliers.ts'
import { WEEKDAYS } from '#contract/suppliers/weekdays.ts'
import { keysOf } from '#shared/objects.ts'
import { NeedsYou } from './needs-you.ts'

// A buyer's own venue (docs/behaviour/venue.md, Your venue).

const options = <Options extends Record<string, string>>(of: Options) => z.enum(keysOf(of), 'Please choose one of the options.')

/** What a buyer has said of its venue; all null until then. */
export const OwnVenue = z.object({
  name: z.nullable(z.string()),
  suburb: z.nullable(z.string()),
  state: z.nullable(z.enum(STATE_CODES)),
  postcode: z.nullable(z.string()),
  deliveryDays: described(z.nullable(z.array(z.enum(WEEKDAYS))), 'On which days deliveries can be taken.'),
  deliveryFrom: described(z.nullable(z.string()), 'From when on those days, "06:00", by the clock of the venue.'),
  deliveryTo: z.nullable(z.string()),
  venueType: z.nullable(options(VENUE_TYPES)),
  seatingCapacity: z.nullable(options(SEATING_CAPACITIES)),
  isGstRegistered: described(z.nullable(z.boolean()), 'Whether it claims GST back; null where it has not said.'),
})
export type OwnVenue = z.output<typeof OwnVenue>

export const getOwnVenue = endpoint('GET /api/venue', { isPrivate: true, summary: 'My venue', output: OwnVenue })

/** Fields that are left out do not change; null and "" clear them (docs/behaviour/http.md, Input). */
export const changeOwnVenue = endpoint('PUT /api/venue', {
  summary: 'Say what my venue is, and when it takes deliveries',
  body: {
    name: clearable(line(200)),
    suburb: clearable(line(80)),
    state: clearable(z.enum(STATE_CODES, 'Please choose a state.')),
    postcode: clearable(Postcode),
    deliveryDays: clearable(Weekdays),
    deliveryFrom: clearable(TimeOfDay),
    deliveryTo: clearable(TimeOfDay),
    venueType: clearable(options(VENUE_TYPES)),
    seatingCapacity: clearable(options(SEATING_CAPACITIES)),
    isGstRegistered: clearable(z.boolean('Please give true or false.')),
  },
  output: OwnVenue,
})

export const getVenueAsked = endpoint('GET /api/venue/asked', {
  isPrivate: true,
  summary: 'Whether I was asked for my venue',
  output: z.object({
    isAsked: described(
      z.boolean(),
      'True from the first `PUT /api/venue` on; one that says nothing counts, as of somebody who skips the question.',
    ),
  }),
})

const category = z.enum(CATEGORIES)
/** What an accepted price saves against the one paid before. */
const Saving = z.object({
  priceId: described(Uuid, 'The held price; of what was accepted before the site had these, the line of the request.'),
  requestId: Uuid,
  item: z.string(),
  measure: described(z.string(), 'What both prices and `need` are for: kg, L, piece, or the order unit itself.'),
  every: z.nullable(z.enum(EVERY)),
  paidCents: described(z.number(), 'What one kg, L or piece cost before, without GST, to four decimals.'),
  acceptedCents: described(z.number(), 'What it costs since.'),
  need: described(z.number(), 'What of it a week takes; all of it where it is needed once.'),
  weeks: described(z.int(), 'The weeks that have begun since the acceptance while the price holds; 1 where it is needed once.'),
  cents: described(z.int(), 'The difference times need and weeks, rounded.'),
})

export const getVenueOverview = endpoint('GET /api/venue/overview', {
  isPrivate: true,
  summary: 'What waits for me, and what my venue has ordered, spent and saved',
  output: z.object({
    needsYou: described(z.array(NeedsYou), 'What waits for the buyer, the oldest first.'),
    orders: described(
      z.array(z.object({ requestId: Uuid, category, acceptedOn: z.string(), exGstCents: z.int() })),
      'What was accepted in the last twelve months, the last order first; days are those in Sydney.',
    ),
    spend: described(
      z.array(z.object({ category, cents: z.int(), from: described(z.array(Uuid), 'The requests that it is the sum of.') })),
      'These orders, without GST, by the category of their supplier, the dearest first.',
    ),
    savings: z.object({
      cents: described(z.int(), 'The sum of `from`; less than nothing where prices have become dearer.'),
      from: z.array(Saving),
    }),
  }),
})

/** The most prices and suppliers of a week: a page that is looked at on Mondays, not the list of all. */
export const MAX_WEEKS_PRICES = 50
export const MAX_WEEKS_SUPPLIERS = 100

const DeliveryOfWeek = z.extend(NextDelivery, { isOver: described(z.boolean(), 'Whether its last moment for an order has passed.') })
const WeeksSupplier = z.object({
  supplier: z.object({ id: Id, businessName: z.string(), phone: z.nullable(z.string()) }),
  days: described(z.array(DeliveryOfWeek), 'Its deliveries of the seven days from today on.'),
  nextDelivery: described(z.nullable(NextDelivery), 'The next one that an order can be part of; null where that is not known.'),
})

export const getVenueWeek = endpoint('GET /api/venue/week', {
  isPrivate: true,
  summary: 'Which of my prices move or end soon, and who delivers when this week',
  output: z.object({
    prices: described(
      z.array(z.extend(HeldPrice, { isEnding: described(z.boolean(), 'Whether it holds for two more days at most.') })),
      `Prices that change, end or have risen by more than 5 % within 90 days, the first day first, at most ${MAX_WEEKS_PRICES}.`,
    ),
    priceCount: described(z.int(), 'How many there are.'),
    deliveries: described(
      z.array(WeeksSupplier),
      `Suppliers whose prices hold, or with whom a request was accepted in the last five weeks, at most ${MAX_WEEKS_SUPPLIERS}.`,
    ),
  }),
})
