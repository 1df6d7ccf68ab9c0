import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { changePromotion, listOwnPromotions, MAX_PROMOTIONS, removePromotion, type Promotion } from '#contract/suppliers/promotions.ts'
import { cancelSubscriptions } from '#server/features/plans/queries.ts'
import { applyRetentions } from '#server/jobs/housekeeping.ts'
import { daysOf } from '#shared/time/promotion-days.ts'
import { createTestApp, type TestApp } from '#test/app/app.ts'
import { problemOf } from '#test/app/problem.ts'
import { fortnight, inDays, promotingSupplier } from '#test/people/promotions.ts'
import { deleteOldPromotions } from './promotion-queries.ts'

let app: TestApp
beforeAll(async () => void (app = await createTestApp()))
afterAll(() => app.stop())

describe('How many promotions a listing has', () => {
  test('without a plan one promotion runs at a time, even when two are added at once, and the next can be planned', async () => {
    const beans = await promotingSupplier(app)
    const url = `/api/suppliers/${beans.supplierId}/promotions`
    const both = await Promise.all(['A', 'B'].map((title) => beans.ask({ method: 'POST', url, payload: { title, ...fortnight() } })))
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
    const beans = await promotingSupplier(app, 'professional')
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
    expect(await problemOf(beans.call(changePromotion, { ...second, endsOn: inDays(13) }))).toMatchObject({ status: 409 })
    await beans.call(removePromotion, { ...beans.path, promotionId: promotions[0]!.id })
    expect(await beans.shown()).toEqual(['B2'])
  })

  test('whatever is sent, no day has more promotions than the plan gives', async () => {
    const days = fc.record({ after: fc.nat(30), length: fc.integer({ min: 1, max: 15 }) })
    await fc.assert(
      fc.asyncProperty(fc.array(days, { minLength: 4, maxLength: 12 }), async (wanted) => {
        const milk = await promotingSupplier(app, 'starter')
        await app.context.db.deleteFrom('rateLimits').execute()
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
    const beans = await promotingSupplier(app)
    const { db, now } = app.context
    const ended = (at: number) => ({ ...fortnight(), title: `Ended ${at}`, startsOn: inDays(-at), endsOn: inDays(-at) })
    await db
      .insertInto('promotions')
      .values(Array.from({ length: MAX_PROMOTIONS }, (_, at) => ({ ...ended(380 + at), supplierId: beans.supplierId })))
      .execute()
    expect(await problemOf(beans.offer('One more'))).toMatchObject({
      status: 409,
      detail: 'A listing keeps 50 offers at most. Please remove one first.',
    })
    await applyRetentions(app.context, { deleteOldPromotions }, now())
    const kept = Object.keys(await beans.own())
    expect(kept).toContain('Ended 399')
    expect(kept).not.toContain('Ended 402')
    await beans.offer('One more')
  })
})
