import * as z from 'zod/mini'
import { endpoint, listEndpoint } from '#contract/endpoint/endpoint.ts'
import { clearable, described, paging, PathId, Time, Uuid } from '#contract/endpoint/values.ts'
import { Amount } from '#contract/order-lists/order-lists.ts'
import { DELIVERY_GST } from '#contract/quotes/order-terms.ts'
import { GST } from '#contract/suppliers/gst.ts'
import { Cents } from '#contract/quotes/supplier-quote.ts'

// Who sees a price list, and what it does by itself (docs/behaviour/price-list-settings.md, Settings of a price list).

/** Who sees a price list: its own people, all without prices, all with them. */
export const VISIBILITIES = ['private', 'range', 'prices'] as const
export type Visibility = (typeof VISIBILITIES)[number]
/** What happens to a request below the minimum order of the listing. */
export const BELOW_LIST_MINIMUM = ['refuse', 'difference'] as const
/** The days within which a supplier has to say again that its prices are right. */
export const CONFIRMED_DAYS = 90
/** The answers at once that one buyer gets from a list within 24 hours. */
export const MAX_INSTANT_ANSWERS = 10
/** The requests that a trial answers. */
export const MAX_TRIAL_REQUESTS = 5

const ON_OR_OFF = 'Please say whether requests are answered at once.'
const whole = (min: number, max: number, message: string) => z.int(message).check(z.gte(min, message), z.lte(max, message))

/** The terms on which a list answers requests at once. */
export const InstantTerms = z.object({
  isOn: z.boolean(),
  leastPercent: described(
    z.int(),
    'The least part of the lines that has a price, in percent; a request with fewer is left to the supplier.',
  ),
  validDays: described(z.int(), 'For how many days the prices can be accepted.'),
  holdWeeks: z.nullable(z.int()),
  noticeDays: z.nullable(z.int()),
  deliveryCents: z.int(),
  freeDeliveryFromCents: z.nullable(z.int()),
  deliveryGst: z.enum(DELIVERY_GST),
  belowMinimum: described(
    z.enum(BELOW_LIST_MINIMUM),
    'Whether a request below the minimum order of the listing is left to the supplier, or is charged up to it.',
  ),
  discountPercent: described(z.int(), 'What is taken off each price of the list.'),
})
export type InstantTerms = z.output<typeof InstantTerms>

export const PriceListSettings = z.object({
  rowCount: z.int(),
  updatedAt: described(z.nullable(Time), 'When the rows were last replaced; null where there is no list yet.'),
  confirmedAt: described(z.nullable(Time), 'When the supplier last said that the prices are right; null where there is no list yet.'),
  visibility: z.enum(VISIBILITIES),
  instant: InstantTerms,
})
export type PriceListSettings = z.output<typeof PriceListSettings>

const NewInstant = z.object(
  {
    isOn: z.optional(z.boolean(ON_OR_OFF)),
    leastPercent: z.optional(whole(1, 100, 'Please give a whole number from 1 to 100.')),
    validDays: z.optional(whole(1, 60, 'Please give a whole number of days, 1 to 60.')),
    holdWeeks: clearable(whole(0, 104, 'Please give a whole number of weeks, 0 to 104.')),
    noticeDays: clearable(whole(0, 365, 'Please give a whole number of days, 0 to 365.')),
    deliveryCents: clearable(Cents('Please give a delivery fee, 0 for none.')),
    freeDeliveryFromCents: clearable(Cents('Please give an amount, without GST.')),
    deliveryGst: clearable(z.enum(DELIVERY_GST, 'Please choose goods, taxable or free.')),
    belowMinimum: z.optional(z.enum(BELOW_LIST_MINIMUM, 'Please choose refuse or difference.')),
    discountPercent: z.optional(whole(0, 50, 'Please give a whole number of percent, 0 to 50.')),
  },
  'Please give the terms of answers.',
)
/** Terms as they are entered; what is left out stays. */
export type NewInstant = z.output<typeof NewInstant>

export const getPriceListSettings = endpoint('GET /api/suppliers/:id/price-list/settings', {
  isPrivate: true,
  summary: 'Who sees the price list, and on what terms it answers requests at once',
  params: { id: PathId },
  output: PriceListSettings,
})

export const savePriceListSettings = endpoint('PUT /api/suppliers/:id/price-list/settings', {
  summary: 'Change the settings of the price list; what is left out stays',
  params: { id: PathId },
  body: {
    visibility: z.optional(z.enum(VISIBILITIES, 'Please choose private, range or prices.')),
    instant: z.optional(NewInstant),
  },
  output: PriceListSettings,
})

export const confirmPriceList = endpoint('POST /api/suppliers/:id/price-list/confirm', {
  summary: 'Say that the prices of the list are still right',
  params: { id: PathId },
  output: PriceListSettings,
})

export const tryPriceList = endpoint('POST /api/suppliers/:id/price-list/trial', {
  summary: 'What my last requests would have got from my price list',
  params: { id: PathId },
  body: { instant: z.optional(NewInstant) },
  output: z.object({
    requests: described(
      z.array(
        z.object({
          id: Uuid,
          lines: described(z.int(), 'How many lines it has.'),
          filled: described(z.int(), 'How many of them have a price.'),
          isAnswered: described(z.boolean(), 'Whether it would be answered by these terms, whoever asks.'),
        }),
      ),
      'The last five with lines, the newest first.',
    ),
  }),
})

/** A row of a price list as everybody sees it. */
export const RangeRow = z.object({
  item: z.string(),
  packSize: z.nullable(z.string()),
  unit: z.nullable(z.string()),
  contents: z.nullable(Amount),
  priceCents: described(z.optional(z.nullable(z.int())), 'Without GST and before any discount; only where the supplier shows its prices.'),
  gst: described(z.optional(z.enum(GST)), 'Only where the supplier shows its prices.'),
})
export type RangeRow = z.output<typeof RangeRow>

export const listRange = listEndpoint('GET /api/suppliers/:id/range', {
  summary: 'The range of a supplier that shows its price list',
  params: { id: PathId },
  query: paging(50),
  item: RangeRow,
})
