import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { listSuppliers } from '#contract/directory.ts'
import type { CallerInput } from '#contract/endpoint.ts'
import {
  addPromotion,
  changePromotion,
  listOwnPromotions,
  listPromotions,
  PROMOTIONS_MOST,
  removePromotion,
  type Promotion,
} from '#contract/promotions.ts'
import { addProduct, removeProduct } from '#contract/showcase.ts'
import { getSupplier } from '#contract/suppliers.ts'
import { cancelSubscriptions } from '#server/features/plans/queries.ts'
import { applyRetentions } from '#server/jobs/housekeeping.ts'
import { dayAfter, daysOf } from '#shared/promotion-days.ts'
import { sydneyDay } from '#shared/sydney-day.ts'
import { createTestApp, type TestApp } from '#test/app.ts'
import { supplier } from '#test/people.ts'
import { problemOf } from '#test/problem.ts'
import { subscribe } from '#test/subscriptions.ts'
import { deleteOldPromotions } from './promotion-queries.ts'

let app: TestApp
beforeAll(async () => void (app = await createTestApp()))
afterAll(() => app.stop())

const inDays = (days: number) => dayAfter(sydneyDay(new Date()), days)
const fortnight = { text: 'All of it, while it lasts.', startsOn: inDays(0), endsOn: inDays(13) }
type Fields = Partial<CallerInput<typeof addPromotion>>

async function newSupplier(plan?: 'starter' | 'professional') {
  const user = await supplier(app)
  const path = { id: user.supplierId }
  if (plan) await subscribe(app, user.supplierId, { plan })
  return {
    ...user,
    path,
    offer: (title: string, fields: Fields = {}) => user.call(addPromotion, { ...path, title, ...fortnight, ...fields }),
    shown: async () => (await app.call(listPromotions, path)).map(({ title }) => title),
    own: async () => Object.fromEntries((await user.call(listOwnPromotions, {})).promotions.map(({ title, state }) => [title, state])),
    onCard: async () => (await app.call(getSupplier, path)).promotion,
    limitless: () => app.context.db.deleteFrom('rateLimits').execute(),
  }
}
/** Moves the days of a promotion, as days pass. */
const move = async ({ id }: Pick<Promotion, 'id'>, days: number) => {
  const { db, changes } = app.context
  await sql`update promotions set starts_on = starts_on + ${days}::integer, ends_on = ends_on + ${days}::integer where id = ${id}`.execute(
    db,
  )
  await changes.publish(db)
}

describe('Promotions of a supplier', () => {
  test('a promotion is shown as soon as it is added, follows every change, and is gone once it is removed', async () => {
    const beans = await newSupplier()
    const promotion = await beans.offer('Ten for nine', { price: '$28 / kg' })
    expect(promotion).toEqual({ id: expect.any(String), title: 'Ten for nine', ...fortnight, price: '$28 / kg', productId: null })
    expect(await app.call(listPromotions, beans.path)).toEqual([promotion])
    expect(await beans.onCard()).toEqual({ title: 'Ten for nine', endsOn: fortnight.endsOn })
    const promotionId = promotion.id
    const changed = await beans.call(changePromotion, { ...beans.path, promotionId, title: 'Nine', price: '', endsOn: inDays(1) })
    expect(changed).toEqual({ ...promotion, title: 'Nine', price: null, endsOn: inDays(1) })
    expect(await beans.call(changePromotion, { ...beans.path, promotionId })).toEqual(changed)
    expect(await app.call(listPromotions, beans.path)).toEqual([changed])
    expect(await beans.onCard()).toEqual({ title: 'Nine', endsOn: inDays(1) })
    await beans.call(removePromotion, { ...beans.path, promotionId })
    expect([await beans.shown(), await beans.onCard(), await beans.own()]).toEqual([[], null, {}])
    expect(await problemOf(beans.call(removePromotion, { ...beans.path, promotionId }))).toMatchObject({ status: 404 })
    expect(await problemOf(beans.call(changePromotion, { ...beans.path, promotionId }))).toMatchObject({ status: 404 })
  })

  test('a promotion starts and ends by itself, and both of its ends are days of it', async () => {
    const beans = await newSupplier()
    const promotion = await beans.offer('Planned', { startsOn: inDays(1), endsOn: inDays(2) })
    const seen = async () => [await beans.shown(), (await beans.onCard())?.title, (await beans.own()).Planned]
    const isShown = [['Planned'], 'Planned', 'running']
    expect(await seen()).toEqual([[], undefined, 'planned'])
    await move(promotion, -1)
    expect(await seen()).toEqual(isShown)
    await move(promotion, -1)
    expect(await seen()).toEqual(isShown)
    await move(promotion, -1)
    expect(await seen()).toEqual([[], undefined, 'ended'])
  })

  test('without a plan one promotion runs at a time, even when two are added at once, and the next can be planned', async () => {
    const beans = await newSupplier()
    const url = `/api/suppliers/${beans.supplierId}/promotions`
    const both = await Promise.all(['A', 'B'].map((title) => beans.ask({ method: 'POST', url, payload: { title, ...fortnight } })))
    expect(both.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 409])
    expect(await problemOf(beans.offer('C', { startsOn: inDays(13), endsOn: inDays(20) }))).toMatchObject({
      status: 409,
      detail: expect.stringMatching(
        /^One offer runs at a time, and there is one on \w{3} \d+ \w{3} \d{4}\. Please choose other days, or remove that one first\.$/,
      ),
    })
    const next = await beans.offer('Next', { startsOn: inDays(14), endsOn: inDays(20) })
    const sooner = beans.call(changePromotion, { ...beans.path, promotionId: next.id, startsOn: inDays(12) })
    expect(await problemOf(sooner)).toMatchObject({ status: 409 })
    expect(Object.values(await beans.own()).toSorted()).toEqual(['planned', 'running'])
  })

  test('what a plan gives ends with it: the first to start stays, the others are hidden and stored, and can still be changed', async () => {
    const beans = await newSupplier('professional')
    const promotions: Promotion[] = []
    for (const title of ['A', 'B', 'C', 'D', 'E']) promotions.push(await beans.offer(title))
    expect(await problemOf(beans.offer('F'))).toMatchObject({
      status: 409,
      detail: expect.stringContaining('Your plan runs 5 offers at a time'),
    })
    expect(await beans.shown()).toEqual(['A', 'B', 'C', 'D', 'E'])
    const { db, now } = app.context
    await cancelSubscriptions(db, beans.supplierId, now())
    await app.context.changes.publish(db)
    expect(await beans.shown()).toEqual(['A'])
    expect(await beans.call(listOwnPromotions, {})).toMatchObject({ most: 1 })
    expect(await beans.own()).toEqual({ A: 'running', B: 'hidden', C: 'hidden', D: 'hidden', E: 'hidden' })
    expect((await beans.onCard())?.title).toBe('A')
    const second = { ...beans.path, promotionId: promotions[1]!.id }
    expect((await beans.call(changePromotion, { ...second, title: 'B2', endsOn: inDays(5) })).endsOn).toBe(inDays(5))
    expect(await problemOf(beans.call(changePromotion, { ...second, endsOn: inDays(14) }))).toEqual(expect.anything())
    await beans.call(removePromotion, { ...beans.path, promotionId: promotions[0]!.id })
    expect(await beans.shown()).toEqual(['B2'])
  })

  test('whatever is sent, no day has more promotions than the plan gives', { timeout: 60_000 }, async () => {
    const days = fc.record({ after: fc.nat(30), length: fc.integer({ min: 1, max: 15 }) })
    await fc.assert(
      fc.asyncProperty(fc.array(days, { minLength: 4, maxLength: 12 }), async (wanted) => {
        const milk = await newSupplier('starter')
        await milk.limitless()
        await Promise.allSettled(
          wanted.map(({ after, length }, at) => milk.offer(`${at}`, { startsOn: inDays(after), endsOn: inDays(after + length - 1) })),
        )
        const { promotions } = await milk.call(listOwnPromotions, {})
        expect(promotions.length).toBeGreaterThan(0)
        const perDay = Map.groupBy(promotions.flatMap(daysOf), (day) => day)
        expect(Math.max(...[...perDay.values()].map(({ length }) => length))).toBeLessThanOrEqual(2)
      }),
      { numRuns: 8 },
    )
  })

  test('a listing keeps only so many promotions, and those that ended long ago are deleted', async () => {
    const beans = await newSupplier()
    const { db, now } = app.context
    const ended = (at: number) => ({ ...fortnight, title: `Ended ${at}`, startsOn: inDays(-at), endsOn: inDays(-at) })
    await db
      .insertInto('promotions')
      .values(Array.from({ length: PROMOTIONS_MOST }, (_, at) => ({ ...ended(380 + at), supplierId: beans.supplierId })))
      .execute()
    expect(await problemOf(beans.offer('One more'))).toMatchObject({
      status: 409,
      detail: 'A listing keeps 50 offers at most. Please remove one first.',
    })
    await applyRetentions(db, [deleteOldPromotions], now())
    const kept = Object.keys(await beans.own())
    expect(kept).toContain('Ended 399')
    expect(kept).not.toContain('Ended 402')
    await beans.offer('One more')
  })

  test('a promotion may be about a product of its own listing, and outlives it', async () => {
    const [beans, milk] = [await newSupplier(), await newSupplier()]
    const product = await beans.call(addProduct, { ...beans.path, title: 'House blend' })
    const others = await milk.call(addProduct, { ...milk.path, title: 'Full cream' })
    expect(await problemOf(beans.offer('Milk', { productId: others.id }))).toMatchObject({ status: 400, errors: [{ path: 'productId' }] })
    const { id: promotionId } = await beans.offer('Blend', { productId: product.id })
    const stolen = beans.call(changePromotion, { ...beans.path, promotionId, productId: others.id })
    expect(await problemOf(stolen)).toMatchObject({ status: 400, errors: [{ path: 'productId' }] })
    expect((await app.call(listPromotions, beans.path))[0]).toMatchObject({ productId: product.id })
    await beans.call(removeProduct, { ...beans.path, productId: product.id })
    expect((await app.call(listPromotions, beans.path))[0]).toMatchObject({ title: 'Blend', productId: null })
  })

  test('every error in a promotion is reported by field', async () => {
    const beans = await newSupplier()
    const wrong = { ...fortnight, title: ' ', text: 'x'.repeat(401), price: 'x'.repeat(61), startsOn: '2026-02-30', endsOn: 'soon' }
    const { errors } = await problemOf(beans.call(addPromotion, { ...beans.path, ...wrong, productId: 'none' }))
    expect(errors!.map(({ path }) => path)).toEqual(['title', 'text', 'price', 'startsOn', 'endsOn', 'productId'])
    for (const [days, message] of [
      [{ startsOn: inDays(2), endsOn: inDays(1) }, 'The last day cannot be before the first.'],
      [{ startsOn: inDays(0), endsOn: inDays(92) }, 'An offer runs for 92 days at most.'],
      [{ startsOn: inDays(-3), endsOn: inDays(-1) }, 'The last day cannot be in the past.'],
    ] as const)
      expect(await problemOf(beans.offer('Blend', days))).toMatchObject({ status: 400, errors: [{ path: 'endsOn', message }] })
    const { id: promotionId } = await beans.offer('Blend')
    const shortened = beans.call(changePromotion, { ...beans.path, promotionId, endsOn: inDays(-1) })
    expect(await problemOf(shortened)).toMatchObject({ status: 400, errors: [{ path: 'endsOn' }] })
  })

  test("a supplier cannot change or remove another supplier's promotion, under either supplier's address", async () => {
    const [beans, milk] = [await newSupplier(), await newSupplier()]
    const { id: promotionId } = await beans.offer('Blend')
    for (const [path, status] of [
      [milk.path, 404],
      [beans.path, 403],
    ] as const) {
      expect(await problemOf(milk.call(changePromotion, { ...path, promotionId, title: 'Mine' }))).toMatchObject({ status })
      expect(await problemOf(milk.call(removePromotion, { ...path, promotionId }))).toMatchObject({ status })
    }
    expect(await beans.shown()).toEqual(['Blend'])
  })

  test('of a suspended listing nothing is shown, and a repeated call with the same key adds one promotion', async () => {
    const beans = await newSupplier()
    const url = `/api/suppliers/${beans.supplierId}/promotions`
    const headers = { 'idempotency-key': 'the very same' }
    for (let sent = 0; sent < 2; sent++)
      expect((await beans.ask({ method: 'POST', url, headers, payload: { title: 'Blend', ...fortnight } })).statusCode).toBe(201)
    expect(await beans.shown()).toEqual(['Blend'])
    const { db, changes } = app.context
    await db.updateTable('suppliers').set({ suspendedAt: new Date(), suspensionReason: 'No' }).where('id', '=', beans.supplierId).execute()
    await changes.publish(db)
    expect(await problemOf(app.call(listPromotions, beans.path))).toMatchObject({ status: 404 })
    expect((await app.call(listSuppliers, { onOffer: true, limit: 100 })).items.map(({ id }) => id)).not.toContain(beans.supplierId)
    expect(await beans.own()).toEqual({ Blend: 'running' })
  })
})
