import { afterAll, beforeAll, expect, test } from 'vitest'
import { updateSupplier } from '#contract/suppliers/supplier-profile.ts'
import { createTestApp, type TestApp } from '#test/app/app.ts'
import { supplier } from '#test/people/people.ts'

let app: TestApp
beforeAll(async () => void (app = await createTestApp()))
afterAll(() => app.stop())

test('a suburb that only an abbreviation names, without a postcode, is kept as the list of places spells it', async () => {
  const user = await supplier(app)
  const save = (change: object) => user.call(updateSupplier, { id: user.supplierId as never, ...change })
  expect(await save({ suburb: 'Nth Sydney', state: 'NSW', postcode: '2060' })).toMatchObject({ suburb: 'Nth Sydney' })
  expect(await save({ postcode: null })).toMatchObject({ suburb: 'North Sydney', state: 'NSW', postcode: null })
  expect(await save({ suburb: 'Bondi Jct' })).toMatchObject({ suburb: 'Bondi Junction' })
})
