import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { getExport } from '#contract/accounts/accounts.ts'
import { changeOwnVenue, getOwnVenue, getVenueAsked } from '#contract/venue/venue.ts'
import { createTestApp, type TestApp } from '#test/app/app.ts'
import { problemOf } from '#test/app/problem.ts'
import { buyer } from '#test/people/people.ts'

let app: TestApp
beforeAll(async () => void (app = await createTestApp()))
afterAll(() => app.stop())

const NOTHING = {
  name: null,
  suburb: null,
  state: null,
  postcode: null,
  deliveryDays: null,
  deliveryFrom: null,
  deliveryTo: null,
  venueType: null,
  seatingCapacity: null,
  isGstRegistered: null,
}
const ALL = {
  name: 'Corner Cafe',
  suburb: 'Preston',
  state: 'VIC' as const,
  postcode: '3072',
  deliveryDays: ['mon' as const, 'thu' as const],
  deliveryFrom: '05:30',
  deliveryTo: '10:00',
  venueType: 'cafe' as const,
  seatingCapacity: 'small' as const,
  isGstRegistered: true,
}

describe('GET and PUT /api/venue', () => {
  test('nothing is known of a venue until its buyer says it, and nobody else sees it', async () => {
    const [ann, ben] = [await buyer(app), await buyer(app)]
    expect(await ann.call(getOwnVenue, {})).toEqual(NOTHING)
    expect(await ann.call(changeOwnVenue, ALL)).toEqual(ALL)
    expect([await ann.call(getOwnVenue, {}), await ben.call(getOwnVenue, {})]).toEqual([ALL, NOTHING])
  })

  test('what is left out stays, and null and "" clear it', async () => {
    const ann = await buyer(app)
    await ann.call(changeOwnVenue, ALL)
    expect(await ann.call(changeOwnVenue, {})).toEqual(ALL)
    expect(await ann.call(changeOwnVenue, { name: '', deliveryDays: [], isGstRegistered: false, deliveryTo: null })).toEqual({
      ...ALL,
      name: null,
      deliveryDays: [],
      isGstRegistered: false,
      deliveryTo: null,
    })
  })

  test('days come once each, in the order of the week', async () => {
    const ann = await buyer(app)
    expect((await ann.call(changeOwnVenue, { deliveryDays: ['sun', 'tue', 'sun', 'mon'] })).deliveryDays).toEqual(['mon', 'tue', 'sun'])
  })

  test('all faults are said at once, each at its field', async () => {
    const ann = await buyer(app)
    const wrong = {
      name: 'x'.repeat(201),
      suburb: 7,
      state: 'XX',
      postcode: '30',
      deliveryDays: ['someday'],
      deliveryFrom: '24:00',
      deliveryTo: '6am',
      venueType: 'ship',
      seatingCapacity: 'vast',
      isGstRegistered: 'yes',
    }
    const problem = await problemOf(ann.call(changeOwnVenue, wrong as never))
    expect(problem).toMatchObject({ status: 400 })
    expect(JSON.stringify(problem)).toSatisfy((text: string) => Object.keys(wrong).every((name) => text.includes(name)))
    expect(await ann.call(getOwnVenue, {})).toEqual(NOTHING)
  })

  test.each([
    ['answered', ALL],
    ['skipped', {}],
  ])('a buyer is asked for it until it is %s, in every browser', async (_, said) => {
    const [ann, ben] = [await buyer(app), await buyer(app)]
    expect(await ann.call(getVenueAsked, {})).toEqual({ isAsked: false })
    await ann.call(getOwnVenue, {})
    expect(await ann.call(getVenueAsked, {})).toEqual({ isAsked: false })
    await ann.call(changeOwnVenue, said)
    expect(await ann.call(getVenueAsked, {})).toEqual({ isAsked: true })
    expect(await ann.call(getOwnVenue, {})).toEqual({ ...NOTHING, ...said })
    expect(await ben.call(getVenueAsked, {})).toEqual({ isAsked: false })
  })

  test('the export has it', async () => {
    const ann = await buyer(app)
    await ann.call(changeOwnVenue, ALL)
    expect(await ann.call(getExport, {})).toMatchObject({ venue: [ALL] })
  })
})
