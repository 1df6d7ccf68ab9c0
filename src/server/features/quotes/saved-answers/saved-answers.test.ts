import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { removeSavedAnswer, addSavedAnswer, listSavedAnswers, MAX_SAVED_ANSWERS } from '#contract/quotes/saved-answers.ts'
import { createTestApp, type TestApp } from '#test/app/app.ts'
import { supplier } from '#test/people/people.ts'
import { prices } from '#test/people/quotes.ts'
import { problemOf } from '#test/app/problem.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.stop())

const UNSAID = {
  belowMinimum: 'difference',
  smallOrderFeeCents: null,
  freeDeliveryFromCents: null,
  deliveryGst: 'goods',
  holdWeeks: null,
  noticeDays: null,
} as const

const newSupplier = async () => {
  const user = await supplier(app)
  const path = { id: user.supplierId }
  return {
    ...user,
    user,
    path,
    save: (name: string, note = '') => user.call(addSavedAnswer, { ...path, name, ...prices({ note }) }),
    names: async () => (await user.call(listSavedAnswers, path)).map(({ name }) => name),
  }
}

describe('Saved answers', () => {
  test('an answer is saved under a name, replaced under that name whatever its case, and removed', async () => {
    const beans = await newSupplier()
    const { id } = await beans.save('weekly')
    await beans.save('Big orders')
    expect(await beans.save('Weekly', 'New prices')).toEqual({
      id,
      name: 'Weekly',
      offer: {
        ...UNSAID,
        lines: prices().lines,
        deliveryCents: 1500,
        minimumCents: null,
        validUntil: null,
        terms: null,
        note: 'New prices',
      },
    })
    expect(await beans.names()).toEqual(['Big orders', 'Weekly'])
    await beans.call(removeSavedAnswer, { ...beans.path, answerId: id })
    expect(await beans.names()).toEqual(['Big orders'])
    expect(await problemOf(beans.call(removeSavedAnswer, { ...beans.path, answerId: id }))).toMatchObject({ status: 404 })
  })

  test('the terms of small orders are saved with it, and one from before them is read as it was meant', async () => {
    const beans = await newSupplier()
    const terms = {
      belowMinimum: 'fee',
      smallOrderFeeCents: 900,
      freeDeliveryFromCents: 20_000,
      deliveryGst: 'free',
      holdWeeks: 4,
      noticeDays: 7,
    } as const
    const { offer: quote } = await beans.user.call(addSavedAnswer, { ...beans.path, name: 'Terms', ...prices(), ...terms })
    expect(quote).toMatchObject(terms)
    const before = { lines: prices().lines, deliveryCents: 0, minimumCents: null, validUntil: null, terms: null, note: null }
    await app.context.db
      .insertInto('savedAnswers')
      .values({ supplierId: beans.supplierId, name: 'Before', offer: JSON.stringify(before) })
      .execute()
    expect((await beans.user.call(listSavedAnswers, beans.path)).map((answer) => answer.offer)).toMatchObject([UNSAID, terms])
  })

  test(`a supplier can save at most ${MAX_SAVED_ANSWERS} answers, even when three are sent at once, and can still replace one`, async () => {
    const beans = await newSupplier()
    for (let made = 1; made < MAX_SAVED_ANSWERS; made++) await beans.save(`Answer ${made}`)
    const payload = { ...prices(), name: 'The last' }
    const url = `/api/suppliers/${beans.supplierId}/saved-answers`
    const responses = await Promise.all(
      ['One', 'Two', 'Three'].map((name) => beans.ask({ method: 'POST', url, payload: { ...payload, name } })),
    )
    expect(responses.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 409, 409])
    await beans.save('answer 1')
    expect(await beans.names()).toHaveLength(MAX_SAVED_ANSWERS)
  })

  test("another supplier's saved answers cannot be read or removed", async () => {
    const [beans, milk] = [await newSupplier(), await newSupplier()]
    const { id: answerId } = await beans.save('Weekly')
    expect(await problemOf(milk.call(listSavedAnswers, beans.path))).toMatchObject({ status: 403 })
    expect(await problemOf(milk.call(removeSavedAnswer, { ...milk.path, answerId }))).toMatchObject({ status: 404 })
    expect(await problemOf(milk.call(removeSavedAnswer, { ...beans.path, answerId }))).toMatchObject({ status: 403 })
    expect(await beans.names()).toEqual(['Weekly'])
  })

  test('a saved answer is checked like one that is sent: without a name or lines it is rejected', async () => {
    const beans = await newSupplier()
    const problem = await problemOf(beans.call(addSavedAnswer, { ...beans.path, name: ' ', lines: [] }))
    expect(problem.errors?.map(({ path }) => path)).toEqual(['name', 'lines'])
    expect(await problemOf(beans.call(removeSavedAnswer, { ...beans.path, answerId: randomUUID() }))).toMatchObject({ status: 404 })
  })
})
