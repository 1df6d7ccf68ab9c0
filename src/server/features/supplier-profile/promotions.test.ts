import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { listSuppliers } from '#contract/directory/directory.ts'
import { addPromotion, changePromotion, listPromotions, removePromotion, type Promotion } from '#contract/suppliers/promotions.ts'
import { addProduct, removeProduct } from '#contract/directory/showcase.ts'
import { createTestApp, type TestApp } from '#test/app/app.ts'
import { problemOf } from '#test/app/problem.ts'
import { fortnight, inDays, promotingSupplier } from '#test/people/promotions.ts'

let app: TestApp
beforeAll(async () => void (app = await createTestApp()))
afterAll(() => app.stop())

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
    const beans = await promotingSupplier(app)
    const promotion = await beans.offer('Ten for nine', { price: '$28 / kg' })
    expect(promotion).toEqual({ id: expect.any(String), title: 'Ten for nine', ...fortnight(), price: '$28 / kg', productId: null })
    expect(await app.call(listPromotions, beans.path)).toEqual([promotion])
    expect(await beans.onCard()).toEqual({ title: 'Ten for nine', endsOn: fortnight().endsOn })
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
    const beans = await promotingSupplier(app)
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

  test('an offer of a product has another price or other words, and says what the product costs otherwise', async () => {
    const beans = await promotingSupplier(app)
    const product = await beans.call(addProduct, { ...beans.path, title: 'House blend', description: 'For milk.', price: '$34.50 / kg' })
    const about = { productId: product.id }
    const nothing = { status: 400, errors: [{ path: 'price' }] }
    for (const price of ['$34.50 / kg', '$34.50/kg', null, ''])
      for (const text of ['For milk.', ' for  milk', 'Ask us about House blend.'])
        expect(await problemOf(beans.offer('Blend', { ...about, text, price }))).toMatchObject(nothing)
    const offered = await beans.offer('Blend', { ...about, text: 'For milk.', price: '$31.00 / kg' })
    expect(offered.insteadOf).toBe('$34.50 / kg')
    expect(await app.call(listPromotions, beans.path)).toMatchObject([{ insteadOf: '$34.50 / kg' }])
    const change = (fields: object) => beans.call(changePromotion, { ...beans.path, promotionId: offered.id, ...fields })
    expect(await problemOf(change({ price: '$34.50 / kg' }))).toMatchObject(nothing)
    for (const price of ['$310 / 10 kg', '$39 / kg', 'Ask', '$34.50 / kg '])
      expect(await change({ price, text: 'With a free grinder' })).not.toHaveProperty('insteadOf')
    expect(await change({ title: 'The blend', price: '$30.00 / kg' })).toMatchObject({ title: 'The blend', insteadOf: '$34.50 / kg' })
  })

  test('a promotion may be about a product of its own listing, and outlives it', async () => {
    const [beans, milk] = [await promotingSupplier(app), await promotingSupplier(app)]
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
    const beans = await promotingSupplier(app)
    const wrong = { ...fortnight(), title: ' ', text: 'x'.repeat(401), price: 'x'.repeat(61), startsOn: '2026-02-30', endsOn: 'soon' }
    const { errors } = await problemOf(beans.call(addPromotion, { ...beans.path, ...wrong, productId: 'none' }))
    expect(errors?.map(({ path }) => path)).toEqual(['title', 'text', 'price', 'startsOn', 'endsOn', 'productId'])
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
    const [beans, milk] = [await promotingSupplier(app), await promotingSupplier(app)]
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
    const beans = await promotingSupplier(app)
    const url = `/api/suppliers/${beans.supplierId}/promotions`
    const headers = { 'idempotency-key': 'the very same' }
    for (let sent = 0; sent < 2; sent++)
      expect((await beans.ask({ method: 'POST', url, headers, payload: { title: 'Blend', ...fortnight() } })).statusCode).toBe(201)
    expect(await beans.shown()).toEqual(['Blend'])
    const { db, changes } = app.context
    await db.updateTable('suppliers').set({ suspendedAt: new Date(), suspensionReason: 'No' }).where('id', '=', beans.supplierId).execute()
    await changes.publish(db)
    expect(await problemOf(app.call(listPromotions, beans.path))).toMatchObject({ status: 404 })
    expect((await app.call(listSuppliers, { onOffer: true, limit: 100 })).items.map(({ id }) => id)).not.toContain(beans.supplierId)
    expect(await beans.own()).toEqual({ Blend: 'running' })
  })
})
