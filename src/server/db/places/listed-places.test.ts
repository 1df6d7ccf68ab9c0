import { describe, expect, test } from 'vitest'
import { stateOfPostcode } from '#shared/contact/state-of-postcode.ts'
import { readListedPlaces } from './listed-places.ts'
import { ALSO_WRITTEN_WITH, LOCAL_NAMES, MOVED, NEW_SUBURBS } from './places-since-2016.ts'

const places = readListedPlaces()
const named = Map.groupBy(places, ({ suburb, state }) => `${suburb}|${state ?? ''}`)
const linesOf = (text: string) => text.trim().split('\n')

describe('the list of places', () => {
  test('every new suburb and local name is in it once with its postcode', () => {
    for (const line of [...linesOf(NEW_SUBURBS), ...linesOf(LOCAL_NAMES)]) {
      const [suburb = '', state = '', postcode = ''] = line.split('|')
      const found = (named.get(`${suburb}|${state}`) ?? []).filter((place) => place.postcode === postcode)
      expect([line, found.length]).toEqual([line, 1])
    }
  })

  test('every suburb that moved is found by its postcode of today and by the one before', () => {
    for (const [text, isMoved] of [
      [MOVED, true],
      [ALSO_WRITTEN_WITH, false],
    ] as const) {
      for (const line of linesOf(text)) {
        const [head = '', names = ''] = line.split(': ')
        const [state, from = '', to = ''] = head.split(' ')
        for (const name of names.split(', ')) {
          const [today, other] = isMoved ? [to, from] : [from, to]
          const place = named.get(`${name}|${state}`)?.find(({ postcode }) => postcode === today)
          expect([line, name, place?.otherPostcodes?.includes(other)]).toEqual([line, name, true])
        }
      }
    }
  })

  test('every place has a postcode of the form that its state has, or of a neighbour’s, and lies in Australia', () => {
    const NEIGHBOURS = /^(?:0872|4825|4385|4380|4377|4375|2406|2620|2540|2618|2611|2627|3585|3586|3644|3691|3707|4383)$/
    for (const { suburb, state, postcode, latitude, longitude } of places) {
      const inForm = state === null || stateOfPostcode(postcode) === state || NEIGHBOURS.test(postcode)
      expect([suburb, state, postcode, inForm]).toEqual([suburb, state, postcode, true])
      expect(latitude > -55 && latitude < -9 && longitude > 96 && longitude < 168).toBe(true)
    }
  })
})
