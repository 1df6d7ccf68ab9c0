import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addProduct, changeProduct } from '#contract/directory/showcase.ts'
import { listProducts } from '#contract/suppliers/suppliers.ts'
import { createTestApp, type TestApp } from '#test/app/app.ts'
import { problemOf } from '#test/app/problem.ts'
import { supplier } from '#test/people/people.ts'

let app: TestApp
beforeAll(async () => void (app = await createTestApp()))
afterAll(() => app.stop())

async function newSupplier() {
  const user = await supplier(app)
  const path = { id: user.supplierId }
  return { ...user, path, products: () => app.call(listProducts, path) }
}

describe('The origin of a product', () => {
  test('is one of three or not said, changes and clears, and of seafood it is known that it has to be said', async () => {
    const fish = await newSupplier()
    const product = await fish.call(addProduct, { ...fish.path, title: 'Barramundi fillets', origin: 'australian' })
    expect(product).toMatchObject({ origin: 'australian', isSeafood: true })
    const change = (fields: object) => fish.call(changeProduct, { ...fish.path, productId: product.id, ...fields })
    expect(await change({ price: '$38 / kg' })).toMatchObject({ origin: 'australian' })
    expect(await change({ origin: 'imported' })).toMatchObject({ origin: 'imported' })
    expect(await fish.products()).toMatchObject([{ origin: 'imported', isSeafood: true }])
    for (const none of [null, '']) expect(await change({ origin: none })).toMatchObject({ origin: null })
    expect(await change({ title: 'Lemons', origin: 'mixed' })).toMatchObject({ origin: 'mixed' })
    expect(await fish.products()).toMatchObject([{ origin: 'mixed' }])
    for (const origin of ['Australian', 'local', 1, ['australian']])
      expect(await problemOf(change({ origin }))).toMatchObject({ status: 400, errors: [{ path: 'origin' }] })
  })

  test.each([
    ['Barramundi', true],
    ['Live mud crab', true],
    ['Tassie salmon sides', true],
    ['Sydney rock oysters', true],
    ['Prawn dumplings', true],
    ['Salmon roe', true],
    ['Crumbed calamari', true],
    ['Canned tuna', true],
    ['Fish sauce', false],
    ['Oyster mushrooms', false],
    ['Nori sheets', false],
    ['Fish and chips boxes', false],
    ['Vegan prawns', false],
    ['Shed Blend', false],
  ])('%s: %s', async (title, isSeafood) => {
    const fish = await newSupplier()
    const added = await fish.call(addProduct, { ...fish.path, title })
    for (const product of [added, ...(await fish.products())]) expect(product.isSeafood ?? false).toBe(isSeafood)
  })
})
