import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { listSimilar } from '#contract/directory/directory.ts'
import { createTestApp, type TestApp } from '#test/app/app.ts'

let app: TestApp
beforeAll(async () => void (app = await createTestApp()))
afterAll(() => app.stop())

const coffee = (businessName: string, suburb: string, serviceArea: string, more = {}) =>
  app.supplier({ businessName, suburb, state: 'SA', postcode: '5000', category: 'Coffee', serviceArea, ...more })

describe('GET /api/suppliers/:id/similar', () => {
  test('it lists suppliers of the category that deliver there, then silent ones nearby; never itself, suspended or distant ones', async () => {
    const there = JSON.stringify([{ from: '5000', to: '5100' }])
    const { id } = await coffee('Itself', 'Adelaide', there)
    await coffee('Delivers', 'Norwood', there, { postcode: '5067' })
    await coffee('Near', 'Unley', '[]', { postcode: '5061' })
    await coffee('Elsewhere', 'Adelaide', JSON.stringify([{ from: '5700', to: '5700' }]))
    await coffee('Distant', 'Mount Gambier', '[]', { postcode: '5290' })
    await coffee('Tea', 'Adelaide', there, { category: 'Tea' })
    await coffee('Suspended', 'Adelaide', there, { suspendedAt: new Date(), suspensionReason: 'Closed.' })
    const similar = await app.call(listSimilar, { id })
    expect(similar.map(({ businessName, delivers }) => [businessName, delivers])).toEqual([
      ['Delivers', true],
      ['Near', null],
    ])
    for (const made of [1, 2, 3, 4]) await coffee(`More ${made}`, 'Adelaide', there)
    expect(await app.call(listSimilar, { id })).toHaveLength(4)
  })

  test('asked for a place it lists those of the category that deliver there', async () => {
    const there = JSON.stringify([{ from: '6000', to: '6100' }])
    const { id } = await app.supplier({ businessName: 'Anywhere', category: 'Baked Goods', state: 'SA' })
    await app.supplier({
      businessName: 'West',
      category: 'Baked Goods',
      state: 'SA',
      suburb: 'Adelaide',
      postcode: '5000',
      serviceArea: there,
    })
    const at = async (location?: string) =>
      (await app.call(listSimilar, { id, location })).map(({ businessName, delivers }) => [businessName, delivers])
    expect(await at('Perth WA 6000')).toEqual([['West', true]])
    expect(await at('Adelaide SA 5000')).toEqual([])
    expect(await at('Atlantis')).toEqual([])
    expect(await at()).toEqual([])
  })

  test('a supplier whose suburb and postcode are not known has none', async () => {
    const { id } = await app.supplier({ category: 'Coffee', state: 'VIC' })
    await app.supplier({ category: 'Coffee', state: 'VIC' })
    expect(await app.call(listSimilar, { id })).toEqual([])
  })
})
