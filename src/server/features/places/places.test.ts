import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { describeArea, mapArea, MAX_MAP_SIDE, nearestPlace, placeRanges, suggestPlaces } from '#contract/suppliers/places.ts'
import { createTestApp, type TestApp } from '#test/app/app.ts'

let app: TestApp
beforeAll(async () => void (app = await createTestApp()))
afterAll(() => app.stop())

const labels = async (q: string) => (await app.call(suggestPlaces, { q })).map(({ label }) => label)
const statusOf = async (url: string) => (await app.server.inject(url)).statusCode

describe('GET /api/places', () => {
  test('the likeliest place that begins with the text comes first, a city before its suburbs', async () => {
    expect((await labels('pres'))[0]).toBe('Preston VIC 3072')
    expect((await labels('melb')).slice(0, 2)).toEqual(['Melbourne VIC', 'Melbourne VIC 3000'])
    expect(await labels('richmond v')).toContain('Richmond VIC 3121')
    expect((await labels('vic'))[0]).toBe('VIC')
    expect((await labels('tasmania'))[0]).toBe('TAS')
  })

  test('a text also matches later words of a place name, and its other spellings', async () => {
    expect(await labels('kilda')).toContain('St Kilda VIC 3182')
    for (const typed of ['st ki', 'St. Kil', 'saint kil']) expect((await labels(typed))[0]).toBe('St Kilda VIC 3182')
    for (const typed of ['moun', 'mount wav', 'mt wav'])
      expect((await labels(typed)).some((label) => label.startsWith('Mount '))).toBe(true)
    expect(await labels("O'Con")).toContain("O'Connor ACT 2602")
  })

  test('a postcode, or the beginning of one, finds its suburbs', async () => {
    expect(await labels('3070')).toEqual(['Northcote VIC 3070'])
    expect((await labels('2000')).slice(0, 2)).toEqual(['2000', 'Sydney NSW 2000'])
    expect(await labels('307')).toContain('Preston VIC 3072')
  })

  test('at most eight places are suggested, each with its parts, and none for a text that matches nothing', async () => {
    expect(await labels('a')).toHaveLength(8)
    expect(await app.call(suggestPlaces, { q: 'northcote' })).toEqual([
      { label: 'Northcote VIC 3070', suburb: 'Northcote', state: 'VIC', postcode: '3070' },
    ])
    for (const nothing of ['', ' ', '!?', 'xqzv', '京都', 'y'.repeat(5000)]) expect(await labels(nothing)).toEqual([])
  })

  test('control characters are rejected at “q” and so are two texts; a missing text is accepted', async () => {
    const response = await app.server.inject('/api/places?q=a%00b')
    expect([response.statusCode, response.json().errors[0].path]).toEqual([400, 'q'])
    expect(await statusOf('/api/places')).toBe(200)
    expect(await statusOf('/api/places?q=a&q=b')).toBe(400)
  })
})

describe('POST /api/places/nearest', () => {
  test('coordinates are resolved to their suburb', async () => {
    expect((await app.call(nearestPlace, { latitude: -37.771, longitude: 144.999 })).label).toBe('Northcote VIC 3070')
    expect((await app.call(nearestPlace, { latitude: -33.8688, longitude: 151.2093 })).postcode).toBe('2000')
  })

  test('coordinates far from every suburb are a 404 with a message', async () => {
    for (const [latitude, longitude] of [
      [51.5, -0.1],
      [-90, 0],
      [0, 180],
    ] as const)
      await expect(app.call(nearestPlace, { latitude, longitude })).rejects.toThrow(/^404: .*There is no suburb of Australia near you/)
  })

  test('coordinates that are not on the globe are rejected by field', async () => {
    for (const [latitude, longitude, path] of [
      [91, 0, 'latitude'],
      [0, -181, 'longitude'],
      ['x', 0, 'latitude'],
    ] as const) {
      const response = await app.server.inject({ method: 'POST', url: '/api/places/nearest', payload: { latitude, longitude } })
      expect([response.statusCode, response.json().errors[0].path]).toEqual([400, path])
    }
  })
})

describe('GET /api/places/ranges', () => {
  test('a suburb resolves to its postcode, a city and a state to their ranges of postcodes', async () => {
    expect(await app.call(placeRanges, { place: 'northcote' })).toEqual({
      label: 'Northcote VIC 3070',
      ranges: [{ from: '3070', to: '3070' }],
      postcodes: 1,
    })
    expect((await app.call(placeRanges, { place: 'sydney' })).ranges[0]?.from).toBe('2000')
    expect((await app.call(placeRanges, { place: 'vic' })).ranges).toEqual([{ from: '3000', to: '3996' }])
  })

  test('a radius around a suburb covers the postcodes of the suburbs within it, in order; 500 km make fewer than 200 ranges', async () => {
    const { label, ranges, postcodes } = await app.call(placeRanges, { place: 'Preston VIC', radiusKm: 5 })
    expect(label).toBe('Within 5 km of Preston VIC 3072')
    const contains = (postcode: string) => ranges.some(({ from, to }) => from <= postcode && postcode <= to)
    expect(['3070', '3072', '3073', '3058'].every(contains)).toBe(true)
    expect(['3000', '3182', '2000'].some(contains)).toBe(false)
    expect(postcodes).toBeGreaterThan(4)
    expect(ranges).toEqual(ranges.toSorted((a, b) => a.from.localeCompare(b.from)))
    for (const place of ['sydney', 'dubbo', 'alice springs'])
      expect((await app.call(placeRanges, { place, radiusKm: 500 })).ranges.length).toBeLessThan(200)
  })

  test('an unknown place is a 404 with a message; a radius around a state and malformed queries are a 400', async () => {
    await expect(app.call(placeRanges, { place: 'Atlantis' })).rejects.toThrow(/^404: .*We do not know a place called “Atlantis”/)
    await expect(app.call(placeRanges, { place: 'VIC', radiusKm: 5 })).rejects.toThrow(/^400: .*radiusKm/)
    for (const query of [
      '',
      'place=',
      'place=a&radiusKm=0',
      'place=a&radiusKm=501',
      'place=a&radiusKm=1.5',
      `place=${'a'.repeat(201)}`,
      'place=%01',
    ])
      expect(await statusOf(`/api/places/ranges?${query}`)).toBe(400)
  })
})

describe('GET /api/places/area', () => {
  test.each([5, 15, 20, 50, 150])('all postcodes within %i km of a suburb are said to be that', async (radiusKm) => {
    for (const place of ['Preston VIC', 'Dubbo', 'Fremantle', 'Alice Springs']) {
      const { ranges, postcodes } = await app.call(placeRanges, { place, radiusKm })
      const text = ranges.map(({ from, to }) => `${from}-${to}`).join(',')
      const area = await app.call(describeArea, { postcodes: text, around: place })
      expect(area.postcodes).toBe(postcodes)
      expect(area.withinKm).not.toBeNull()
      // Another radius is named only where it makes the same circle.
      expect((await app.call(placeRanges, { place, radiusKm: area.withinKm! })).ranges).toEqual(ranges)
    }
  })

  test('postcodes that are no circle are said by how far they reach; without a place, they are counted alone', async () => {
    const described = (postcodes: string, around?: string) => app.call(describeArea, { postcodes, ...(around && { around }) })
    const place = { label: 'Preston VIC 3072', suburb: 'Preston', state: 'VIC', postcode: '3072' }
    expect(await described('3072,3220', 'Preston VIC 3072')).toEqual({ postcodes: 2, place, withinKm: null, reachesKm: expect.any(Number) })
    expect((await described('3072,3220', 'Preston VIC')).reachesKm).toBeGreaterThan(50)
    // Its own postcode is not among them.
    expect((await described('3070-3071', 'Preston VIC')).withinKm).toBeNull()
    const alone = { postcodes: 2, place: null, withinKm: null, reachesKm: null }
    for (const around of [undefined, 'VIC', 'Atlantis']) expect(await described('3072,3220', around)).toEqual(alone)
    expect(await described('0001', 'Preston VIC')).toEqual({ ...alone, postcodes: 0 })
  })

  test('what is no list of postcodes is a 400', async () => {
    for (const text of ['', '307', '3000-', '3000,,3001', 'Preston', '3000-3207-3220', Array.from({ length: 500 }, () => '3000').join(',')])
      expect(await statusOf(`/api/places/area?postcodes=${text}`)).toBe(400)
  })
})

describe('GET /api/places/area-map', () => {
  const drawn = (postcodes: string, around?: string) => app.call(mapArea, { postcodes, ...(around && { around }) })

  test('has the suburbs of the postcodes and those around them, the largest first, and the place', async () => {
    const { suburbs, place } = await drawn('3070-3073', 'Preston VIC')
    const named = (name: string) => suburbs.find((suburb) => suburb.name === name)
    expect(named('Preston')).toMatchObject({ isInside: true, latitude: expect.closeTo(-37.74, 1), longitude: expect.closeTo(145, 0) })
    expect(named('Reservoir')).toMatchObject({ isInside: true })
    expect(suburbs.some(({ isInside }) => !isInside)).toBe(true)
    expect(suburbs).toEqual(suburbs.toSorted((a, b) => b.population - a.population))
    expect(place).toEqual({ name: 'Preston', latitude: named('Preston')!.latitude, longitude: named('Preston')!.longitude })
  })

  test('of a continent is no longer than its squares, and a single suburb between thousands is on it', async () => {
    const everywhere = await drawn('0800-8000')
    expect(everywhere.suburbs.length).toBeLessThanOrEqual(MAX_MAP_SIDE ** 2)
    const far = await drawn('3072,6000', 'Preston VIC')
    const inside = far.suburbs.filter(({ isInside }) => isInside).map(({ name }) => name)
    expect(inside).toContain('Preston')
    expect(inside).toContain('Perth')
    expect(far.suburbs.length).toBeGreaterThan(50)
  })

  test('of postcodes that nobody has is empty, and a place that is not known is none', async () => {
    expect(await drawn('0001', 'Preston VIC')).toEqual({ suburbs: [], place: null })
    for (const around of ['Atlantis', 'VIC']) expect((await drawn('3072', around)).place).toBeNull()
    expect(await statusOf('/api/places/area-map?postcodes=307')).toBe(400)
  })
})
