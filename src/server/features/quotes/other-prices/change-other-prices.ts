import { createHash, randomUUID } from 'node:crypto'
import { MAX_PRICES_OF_LINE } from '#contract/quotes/supplier-quote.ts'
import type { changeOtherPrices, NewOther, OtherPrices } from '#contract/quotes/comparison/other-prices.ts'
import type { Input, Output } from '#contract/endpoint/endpoint.ts'
import type { Db } from '#server/db/db.ts'
import { requestsOfBulk } from '#server/features/quotes/thread/request-queries.ts'
import { linesOfRequests } from '#server/features/quotes/comparison/compared-lines.ts'
import { lockBulk } from '#server/features/quotes/steps/others-queries.ts'
import { isTooDear, TOO_DEAR } from '#server/features/comparisons/check-request.ts'
import type { AskedLine } from '#shared/quoted-lines/compared-offer.ts'
import { packContents } from '#shared/quoted-lines/pack-contents.ts'
import { repeatedFaults, type Fault } from '#server/http/faults.ts'
import { checkMatch, type VersionedResponse } from '#server/http/kinds/versioned-kind.ts'
import { invalid } from '#server/http/problems.ts'
import { otherPricesOf, replaceOtherPrices } from './other-price-queries.ts'

const NO_LINE = 'This is no line of this request.'
const TOO_MANY = `Please keep it to ${MAX_PRICES_OF_LINE} prices for a line.`
const CHANGED =
  'These prices have been changed meanwhile, perhaps in another tab. Nothing was saved. Please look at what is there now, and save again.'
const TWICE = 'Please give each id once.'

/**
 * Replaces the prices from elsewhere that an account keeps with a bulk request.
 * @throws 400 for an id that stands twice, a line that the request has not, a fourth price for a line, and a cost that sums have no room for,
 * 409 for a stale `If-Match`
 */
export async function changeOthers(
  tx: Db,
  { id: bulkId, others: given }: Input<typeof changeOtherPrices>,
  accountId: string,
  ifMatch: string | undefined,
): Promise<VersionedResponse<Output<typeof changeOtherPrices>>> {
  await lockBulk(tx, bulkId)
  const before = await otherPricesOf(tx, accountId, bulkId)
  checkMatch(ifMatch, [versioned(before).etag], CHANGED)
  const lineById = new Map(linesOfRequests(await requestsOfBulk(tx, bulkId)).map((line) => [line.id, line]))
  const faults = given
    .flatMap((other, n) => faultsOf(other, lineById, `others.${n}`))
    .concat(
      repeatedFaults(
        given.map(({ id }) => id),
        (n) => `others.${n}.id`,
        TWICE,
      ),
    )
  if (faults.length > 0) throw invalid(faults)
  const known = new Set(before.map(({ id }) => id))
  const others = given.map(({ id, deliveryCents, ...other }) => ({
    ...other,
    id: id !== null && known.has(id) ? id : randomUUID(),
    deliveryCents: deliveryCents ?? 0,
  }))
  await replaceOtherPrices(tx, accountId, bulkId, others)
  return readOthers(tx, accountId, bulkId)
}

/** Returns what an account keeps with a bulk request, with its ETag. */
export const readOthers = async (db: Db, accountId: string, bulkId: string) => versioned(await otherPricesOf(db, accountId, bulkId))

/** The version is made of what is kept as the database has it, so that prices put back as they were are the same. */
function versioned(others: OtherPrices[]): VersionedResponse<Output<typeof changeOtherPrices>> {
  const version = createHash('sha256').update(JSON.stringify(others)).digest('base64url')
  return { body: { others, version }, etag: `"${version}"` }
}

function faultsOf({ prices }: NewOther, lineById: ReadonlyMap<string, AskedLine>, at: string): Fault[] {
  const counts = new Map<string, number>()
  return prices.flatMap((price, m): Fault[] => {
    const line = lineById.get(price.lineId)
    if (!line) return [{ path: `${at}.prices.${m}.lineId`, message: NO_LINE }]
    const count = (counts.get(line.id) ?? 0) + 1
    counts.set(line.id, count)
    if (count > MAX_PRICES_OF_LINE) return [{ path: `${at}.prices.${m}`, message: TOO_MANY }]
    const { amount, measure } = line
    const contents = amount === null || measure === null ? null : packContents(price, measure)
    const isDear =
      amount !== null && contents !== null && contents.measure === measure && isTooDear(amount, contents.amount, price.priceCents)
    return isDear ? [{ path: `${at}.prices.${m}.packSize`, message: TOO_DEAR }] : []
  })
}
