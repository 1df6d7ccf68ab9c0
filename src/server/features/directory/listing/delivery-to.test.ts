import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { deliveryTo, listSuppliers } from '#contract/directory/directory.ts'
import { createTestApp, type TestApp } from '#test/app/app.ts'

let app: TestApp
beforeAll(async () => void (app = await createTestApp()))
afterAll(() => app.stop())

const range = (from: string, to = from) => ({ from, to })
const coffee = (businessName: string, suburb: string, serviceArea: { from: string; to: string }[] = []) =>
  app.supplier({ businessName, suburb, state: 'VIC', category: 'Coffee', serviceArea: JSON.stringify(serviceArea) })

describe('GET /api/suppliers/:id/delivery', () => {
  test('a suburb or postcode of the service area is yes, any other no, and a place that it has a part of is partly', async () => {
    const { id } = await coffee('Tin Shed', 'Preston', [range('3000', '3070'), range('3072')])
    const to = async (location: string) => {
      const { place, delivers, isEverywhere } = await app.call(deliveryTo, { id, location })
      return [place?.label, delivers, isEverywhere]
    }
    expect(await to('preston')).toEqual(['Preston VIC 3072', true, true])
    expect(await to('3070')).toEqual(['3070', true, true])
    expect(await to('Reservoir')).toEqual(['Reservoir VIC 3073', false, false])
    expect(await to('melbourne')).toEqual(['Melbourne VIC', true, false])
    expect(await to('Atlantis')).toEqual([undefined, null, false])
  })

  test('nothing is said for a supplier that has not said where it delivers', async () => {
    const { id } = await coffee('Silent', 'Preston')
    expect(await app.call(deliveryTo, { id, location: 'Preston' })).toMatchObject({ delivers: null, isEverywhere: false })
  })

  test('it says the same as the listing for the place', async () => {
    await coffee('North', 'Coburg', [range('3040', '3073')])
    await coffee('South', 'Moorabbin', [range('3180', '3207')])
    for (const location of ['Preston VIC 3072', '3189', 'Melbourne VIC', 'VIC', 'Sydney NSW']) {
      const { items } = await app.call(listSuppliers, { location, limit: 100 })
      const { items: all } = await app.call(listSuppliers, { limit: 100 })
      for (const { id, businessName, serviceArea } of all.filter((row) => row.serviceArea.length > 0)) {
        const { delivers } = await app.call(deliveryTo, { id, location })
        const listed = items.find((row) => row.id === id)?.delivers ?? false
        expect([location, businessName, serviceArea, delivers]).toEqual([location, businessName, serviceArea, listed])
      }
    }
  })

  test('a location that is missing, empty, too long or unreadable is a 400 that names it', async () => {
    const { id } = await coffee('Tin Shed', 'Preston')
    for (const query of ['', 'location=', 'location=%00', `location=${'a'.repeat(201)}`, 'location=a&location=b']) {
      const response = await app.server.inject(`/api/suppliers/${id}/delivery?${query}`)
      expect([query, response.statusCode, response.json().errors[0].path]).toEqual([query, 400, 'location'])
    }
  })
})
