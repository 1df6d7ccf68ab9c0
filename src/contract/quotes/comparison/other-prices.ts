import * as z from 'zod/mini'
import { Cents, MAX_PRICES_OF_LINE, PricedLine } from '#contract/quotes/supplier-quote.ts'
import { MAX_REQUEST_LINES } from '#contract/quotes/request-lines.ts'
import { endpoint } from '#contract/endpoint/endpoint.ts'
import { described, line, optional, Uuid } from '#contract/endpoint/values.ts'

// Prices that a buyer was given elsewhere, beside what was answered to a bulk request (docs/behaviour/comparisons.md, Prices from elsewhere).

/** The most sellers elsewhere whose prices are kept with a bulk request. */
export const MAX_OTHERS = 5
const MAX_PRICES = MAX_REQUEST_LINES * MAX_PRICES_OF_LINE

const OtherPrice = z.extend(z.pick(PricedLine, { packSize: true, unit: true, priceCents: true, gst: true }), {
  lineId: described(Uuid, 'The line of the bulk request that it is a price for.'),
})
const noPrices = 'Please give the prices as a list.'
const seller = {
  name: line(200, 'Please say whose prices they are.'),
  deliveryCents: described(z._default(z.nullable(Cents('Please give a delivery fee, 0 for none.')), 0), 'Without GST.'),
  prices: z.array(OtherPrice, noPrices).check(z.maxLength(MAX_PRICES, `Please keep it to ${MAX_PRICES} prices.`)),
}
const NewOther = z.object({
  id: described(
    optional(Uuid),
    'Of the prices that it replaces, which keep their id; with any other id, or without one, it gets a new one.',
  ),
  ...seller,
})
export type NewOther = z.output<typeof NewOther>
/** What one seller elsewhere asks. */
export const OtherPrices = z.object({ ...seller, id: described(Uuid, 'Also the `offerId` in the comparison.'), deliveryCents: z.int() })
export type OtherPrices = z.output<typeof OtherPrices>

const ofBulk = {
  params: { id: Uuid },
  output: z.object({
    others: z.array(OtherPrices),
    version: described(z.string(), 'Names what is kept: another one where that is something else. The ETag consists of it.'),
  }),
}

export const getOtherPrices = endpoint('GET /api/quotes/bulk/:id/other-prices', {
  isPrivate: true,
  summary: 'Prices from elsewhere that I keep with a bulk request',
  description: 'For the account that has sent it, and nobody else.',
  ...ofBulk,
})
export const changeOtherPrices = endpoint('PUT /api/quotes/bulk/:id/other-prices', {
  summary: 'Keep prices from elsewhere with a bulk request',
  description:
    'Replaces all of them. They are compared with what was answered, and nobody else sees them. With an `If-Match` that is not the present one it is 409.',
  ...ofBulk,
  body: { others: z.array(NewOther, 'Please give them as a list.').check(z.maxLength(MAX_OTHERS, `Please keep it to ${MAX_OTHERS}.`)) },
})
