import type { Output } from '#contract/endpoint/endpoint.ts'
import { MAX_OTHERS_ASKED } from '#contract/quotes/held-prices.ts'
import type { requestQuotes } from '#contract/quotes/quotes.ts'
import type { NewRequestLine } from '#contract/quotes/request-lines.ts'
import type { CategoryName } from '#contract/options.ts'
import type { SupplierRow } from '#contract/suppliers/suppliers.ts'
import type { Context } from '#server/context.ts'
import type { Db } from '#server/db/db.ts'
import type { Directory } from '#server/features/directory/filter/counts.ts'
import { countsAt, countsOf } from '#server/features/directory/filter/queries.ts'
import { findByTheirWords, findSuppliers } from '#server/features/directory/listing/find-suppliers.ts'
import { createQuoteRequests } from '#server/features/quotes/requests/request-quotes.ts'
import { knownPlaceIn } from '#server/features/quotes/thread/next-deliveries.ts'
import type { Requester } from '#server/http/access/requester.ts'
import { conflict } from '#server/http/problems.ts'
import { requestOfPrice } from './price-queries.ts'

type Deps = Parameters<typeof createQuoteRequests>[1] & Pick<Context, 'now'>

type AskedPrice = Awaited<ReturnType<typeof requestOfPrice>>

const NOBODY = 'We have found no other supplier of this category that says it delivers to you. Please look in the directory.'
const NO_PLACE =
  'We do not know where this is delivered: neither the request nor your venue says it. Please ask other suppliers from the directory.'
/** How many of a list are looked at: the first of them deliver. */
const LOOKED_AT = 20

/**
 * Asks up to three other suppliers for the line of a price. They learn what is needed, not what it costs today or who sells it.
 * @throws 409 where nobody is found, and the refusals of a bulk request
 */
export async function askOthers(tx: Db, deps: Deps, priceId: string, requester: Requester): Promise<Output<typeof requestQuotes>> {
  const asked = await requestOfPrice(tx, priceId)
  const location = placeOf(asked)
  if (location === undefined) throw conflict(NO_PLACE)
  const line = lineOf(asked)
  const found = await othersFor(tx, { ...asked, location, item: line.item })
  if (found.length === 0) throw conflict(NOBODY)
  const supplierIds = found.map(({ id }) => id)
  const request = {
    supplierIds,
    message: `Please price this line for ${location}: ${line.item}.`,
    contactName: asked.contactName,
    contactEmail: asked.contactEmail,
    contactPhone: asked.contactPhone,
    company: asked.businessName,
    lines: [line],
    linesFor: Object.fromEntries(supplierIds.map((id) => [id, [0]])),
  }
  return createQuoteRequests(tx, deps, request, requester)
}

/** Returns where a price is delivered: where its request says, else where the venue is. A state says too little. */
function placeOf({ deliveryLocation, suburb, state, postcode }: AskedPrice): string | undefined {
  const venue = suburb || postcode ? [suburb, state, postcode].filter(Boolean).join(' ') : null
  return knownPlaceIn(deliveryLocation) ?? knownPlaceIn(venue)
}

/** Returns the line as it was asked for; of a request that has only words, the item and the pack that is bought. */
function lineOf({ lines, requestLineId, item, packSize }: AskedPrice): NewRequestLine {
  const line = lines.find(({ id }) => id === requestLineId)
  const unsaid = { quantity: null, unit: null, contents: null, every: null, category: null, listLineId: null }
  if (!line) return { ...unsaid, item, note: `Bought as: ${packSize}` }
  const { quantity, unit, contents, every, note, category } = line
  return { item: line.item, quantity, unit, contents, every, note, category, listLineId: null }
}

type Wanted = { item: string; category: CategoryName; location: string; supplierId: number | null }

/** Returns the others of the category that say that they deliver there: those that name the item first. */
async function othersFor(tx: Db, { item, category, location, supplierId }: Wanted): Promise<SupplierRow[]> {
  const directory: Directory = { db: tx, counts: (place) => (place ? countsAt(tx, place) : countsOf(tx, {})) }
  const range = { category, location, limit: LOOKED_AT, offset: 0 }
  const naming = await findByTheirWords(directory, { ...range, search: item, exact: true })
  const all = await findSuppliers(directory, range)
  const others = [...naming.items, ...all.items].filter(({ id, delivers }) => id !== supplierId && delivers === true)
  return [...new Map(others.map((row) => [row.id, row])).values()].slice(0, MAX_OTHERS_ASKED)
}
