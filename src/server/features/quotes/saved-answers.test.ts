import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { removeSavedAnswer, addSavedAnswer, listSavedAnswers, SAVED_ANSWERS_MOST } from '#contract/saved-answers.ts'
import { createTestApp, type TestApp } from '#test/app.ts'
import { supplier } from '#test/people.ts'
import { prices } from '#test/quotes.ts'
import { problemOf } from '#test/problem.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.stop())

const newSupplier = async () => {
  const somebody = await supplier(app)
  const path = { id: somebody.supplierId }
  return {
    ...somebody,
    path,
    keep: (name: string, note = '') => somebody.call(addSavedAnswer, { ...path, name, ...prices({ note }) }),
    names: async () => (await somebody.call(listSavedAnswers, path)).map(({ name }) => name),
  }
}

describe('quotes: saved answers', () => {
  test('an answer is kept by its name, replaced under it whatever its case, and forgotten', async () => {
    const beans = await newSupplier()
    const { id } = await beans.keep('weekly')
    await beans.keep('Big orders')
    expect(await beans.keep('Weekly', 'New prices')).toEqual({
      id,
      name: 'Weekly',
      offer: { lines: prices().lines, deliveryCents: 1500, minimumCents: null, validUntil: null, terms: null, note: 'New prices' },
    })
    expect(await beans.names()).toEqual(['Big orders', 'Weekly'])
    await beans.call(removeSavedAnswer, { ...beans.path, answerId: id })
    expect(await beans.names()).toEqual(['Big orders'])
    expect(await problemOf(beans.call(removeSavedAnswer, { ...beans.path, answerId: id }))).toMatchObject({ status: 404 })
  })

  test(`a supplier keeps ${SAVED_ANSWERS_MOST} answers at most, two at once included, and may still replace one`, async () => {
    const beans = await newSupplier()
    for (let made = 1; made < SAVED_ANSWERS_MOST; made++) await beans.keep(`Answer ${made}`)
    const payload = { ...prices(), name: 'The last' }
    const url = `/api/suppliers/${beans.supplierId}/saved-answers`
    const answers = await Promise.all(
      ['One', 'Two', 'Three'].map((name) => beans.ask({ method: 'POST', url, payload: { ...payload, name } })),
    )
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 409, 409])
    await beans.keep('answer 1')
    expect(await beans.names()).toHaveLength(SAVED_ANSWERS_MOST)
  })

  test("another supplier's kept answers are out of reach", async () => {
    const [beans, milk] = [await newSupplier(), await newSupplier()]
    const { id: answerId } = await beans.keep('Weekly')
    expect(await problemOf(milk.call(listSavedAnswers, beans.path))).toMatchObject({ status: 403 })
    expect(await problemOf(milk.call(removeSavedAnswer, { ...milk.path, answerId }))).toMatchObject({ status: 404 })
    expect(await problemOf(milk.call(removeSavedAnswer, { ...beans.path, answerId }))).toMatchObject({ status: 403 })
    expect(await beans.names()).toEqual(['Weekly'])
  })

  test('what is kept is checked as an answer is', async () => {
    const beans = await newSupplier()
    const refusal = await problemOf(beans.call(addSavedAnswer, { ...beans.path, name: ' ', lines: [] }))
    expect(refusal.errors?.map(({ path }) => path)).toEqual(['name', 'lines'])
    expect(await problemOf(beans.call(removeSavedAnswer, { ...beans.path, answerId: randomUUID() }))).toMatchObject({ status: 404 })
  })
})
