import type { Input, Output } from '#contract/endpoint/endpoint.ts'
import type { respondToPriceChange } from '#contract/quotes/held-prices.ts'
import type { Db } from '#server/db/db.ts'
import type { AuthenticatedRequester } from '#server/http/access/requester.ts'
import { conflict, notFound } from '#server/http/problems.ts'
import { sydneyDay } from '#shared/time/sydney-day.ts'
import { askOthers } from './ask-others.ts'
import { answerChange, lockPrices, noteAsked, priceById, pricesById } from './price-queries.ts'
import { forBuyer } from './shown-price.ts'

type Deps = Parameters<typeof askOthers>[1]

const NOTHING_OPEN = 'There is no change of this price to decide on.'
const ASKED = 'You have asked others for this line already. Their prices come under your requests.'

/**
 * Decides about the open change of a price, or asks others for its line, after which it is still to be decided.
 * @throws 409 without an open change, where others were asked before, and where nobody is found to be asked
 */
export async function respondToChange(
  tx: Db,
  deps: Deps,
  { id, to }: Input<typeof respondToPriceChange>,
  requester: AuthenticatedRequester,
): Promise<Output<typeof respondToPriceChange>> {
  const read = async () => {
    const [row] = await pricesById(tx, { accountId: requester.account.id }, [id])
    if (!row) throw notFound(priceById.what)
    return row
  }
  await lockPrices(tx, [id])
  const change = (await read()).changes.at(-1)
  if (!change || change.answer !== null) throw conflict(NOTHING_OPEN)
  const today = sydneyDay(deps.now())
  if (to !== 'ask-others') {
    await answerChange(tx, change.id, to, deps.now())
    return forBuyer(await read(), today)
  }
  if (change.askedBulkId !== null) throw conflict(ASKED)
  const { ids, bulkId } = await askOthers(tx, deps, id, requester)
  await noteAsked(tx, change.id, bulkId)
  return { ...forBuyer(await read(), today), asked: { ids, bulkId } }
}
