import { isDeepStrictEqual } from 'node:util'
import type { Input, Output } from '#contract/endpoint/endpoint.ts'
import { benefitsOf } from '#contract/billing/plans.ts'
import {
  MAX_PROMOTIONS,
  type addPromotion,
  type changePromotion,
  type listOwnPromotions,
  type Promotion,
} from '#contract/suppliers/promotions.ts'
import type { Id } from '#contract/endpoint/values.ts'
import type { Context } from '#server/context.ts'
import { inTransaction, type Db } from '#server/db/db.ts'
import { planOf } from '#server/features/plans/plan.ts'
import { lockSupplier } from '#server/features/suppliers/queries.ts'
import { conflict, invalid, notFound } from '#server/http/problems.ts'
import { dayInWords } from '#shared/time/day-texts.ts'
import { problemWithDays, type PromotionDays } from '#shared/time/promotion-days.ts'
import { definedOf } from '#shared/objects.ts'
import { readPrice } from '#shared/money/price-text.ts'
import { differsFromProduct } from '#shared/text/offer-texts.ts'
import { sydneyDay } from '#shared/time/sydney-day.ts'
import { fullDay } from './full-day.ts'
import { deletePromotion, insertPromotion, productById, promotionsOf, updatePromotion, type StoredPromotion } from './promotion-queries.ts'

type Deps = Pick<Context, 'db' | 'changes' | 'now'>

/** Returns all promotions of a listing. Of those for today, the ones that started last are hidden where the plan shows fewer. */
export async function ownPromotionsOf(db: Db, supplierId: Id, now: Date): Promise<Output<typeof listOwnPromotions>> {
  const most = await mostAtOnce(db, supplierId, now)
  let running = 0
  const promotions = (await promotionsOf(db, supplierId)).map(({ usually, ...promotion }) => {
    const shown = withUsual(promotion, usually)
    return promotion.state === 'running' && ++running > most ? { ...shown, state: 'hidden' as const } : shown
  })
  return { most, promotions }
}

/** Returns the promotions that a listing's profile shows today. */
export const shownPromotionsOf = async (db: Db, supplierId: Id, now: Date): Promise<Promotion[]> =>
  (await ownPromotionsOf(db, supplierId, now)).promotions.filter(({ state }) => state === 'running')

/**
 * Adds a promotion, under a lock so that concurrent calls cannot exceed what the plan gives. @throws 400 for days that cannot be or another
 * listing's product, 409 when the plan has no room on one of its days, or the listing none
 */
export async function makePromotion(
  tx: Db,
  { changes, now }: Pick<Context, 'changes' | 'now'>,
  { id: supplierId, ...promotion }: Input<typeof addPromotion>,
): Promise<Promotion> {
  rejectDays(promotion)
  if (promotion.endsOn < sydneyDay(now())) throw invalid([{ path: 'endsOn', message: 'The last day cannot be in the past.' }])
  await lockSupplier(tx, supplierId)
  const product = await offeredProduct(tx, supplierId, promotion)
  const others = await promotionsOf(tx, supplierId)
  if (others.length >= MAX_PROMOTIONS) throw conflict(`A listing keeps ${MAX_PROMOTIONS} offers at most. Please remove one first.`)
  const most = await mostAtOnce(tx, supplierId, now())
  rejectFullDay(fullDay(promotion, others, most), most)
  const added = await insertPromotion(tx, { ...promotion, supplierId })
  await changes.publish(tx)
  return withUsual(added, product?.price)
}

/** Changes a promotion; days that it had already are not asked for again. What is saved as it was changes no cache. @throws as above, 404 */
export const editPromotion = (
  { db, changes, now }: Deps,
  { id: supplierId, promotionId, ...change }: Input<typeof changePromotion>,
): Promise<Promotion> =>
  inTransaction(db, async (tx) => {
    await lockSupplier(tx, supplierId)
    const all = await promotionsOf(tx, supplierId)
    const found = all.find(({ id }) => id === promotionId)
    if (!found) throw notFound(WHAT)
    const { state: _, usually, ...before } = found
    const after = { ...before, ...definedOf(change) }
    rejectDays(after)
    const isSameOffer = [change.productId, change.price, change.text].every((each) => each === undefined)
    const product = isSameOffer ? { price: usually } : await offeredProduct(tx, supplierId, after)
    const others = all.filter((other) => other !== found)
    const most = await mostAtOnce(tx, supplierId, now())
    rejectFullDay(fullDay(after, others, most, before), most)
    if (isDeepStrictEqual(before, after)) return withUsual(before, usually)
    const changed = await updatePromotion(tx, after)
    await changes.publish(tx)
    return withUsual(changed, product?.price)
  })

/** @throws 404 */
export const dropPromotion = ({ db, changes }: Deps, supplierId: Id, id: string): Promise<void> =>
  inTransaction(db, async (tx) => {
    await lockSupplier(tx, supplierId)
    if (!(await deletePromotion(tx, supplierId, id))) throw notFound(WHAT)
    await changes.publish(tx)
  })

const WHAT = 'This offer'

const mostAtOnce = async (db: Db, supplierId: Id, now: Date): Promise<number> =>
  benefitsOf(await planOf(db, supplierId, now)).runningPromotions

function rejectDays(days: PromotionDays): void {
  const message = problemWithDays(days)
  if (message) throw invalid([{ path: 'endsOn', message }])
}

type Offered = Pick<Promotion, 'price' | 'text' | 'productId'>

/**
 * Returns the product that an offer is about, if there is one.
 * @throws 400 where the listing has no such product, and for what that product costs and says anyway
 */
async function offeredProduct(tx: Db, supplierId: Id, promotion: Offered) {
  if (promotion.productId === null) return undefined
  const product = await productById(tx, supplierId, promotion.productId)
  if (!product) throw invalid([{ path: 'productId', message: 'This product is not on your profile any more. Please choose another.' }])
  if (!differsFromProduct(promotion, product))
    throw invalid([{ path: 'price', message: 'The product has this anyway. Please give another price, or say what you offer.' }])
  return product
}

/** Returns a promotion with what its product costs otherwise: only where both are prices of the same pack, and that one is more. */
function withUsual<Stored extends StoredPromotion>(promotion: Stored, usual: string | null | undefined): Stored & Promotion {
  const [now, before] = [promotion.price, usual].map((price) => (price ? readPrice(price) : null))
  const isLess = now && before && now.packSize === before.packSize && now.cents < before.cents
  return isLess && usual ? { ...promotion, insteadOf: usual } : promotion
}

function rejectFullDay(day: string | undefined, most: number): void {
  if (day === undefined) return
  throw conflict(
    most === 1
      ? `One offer runs at a time, and there is one on ${dayInWords(day)}. Please choose other days, or remove that one first.`
      : `Your plan runs ${most} offers at a time, and there are ${most} on ${dayInWords(day)}. Please choose other days, or remove one first.`,
  )
}
