import { describe, expect, test } from 'vitest'
import { deliveryTexts } from '#contract/site-texts/directory-texts.ts'
import type { ResolvedPlace } from '#contract/suppliers/resolved-place.ts'
import { WEEKDAYS, type Weekday } from '#contract/suppliers/weekdays.ts'
import { deliveryLine, destinationOf, distanceLine } from './delivery-line.ts'

const northcote: ResolvedPlace = { kind: 'postcode', label: '3070', suburb: null, state: 'VIC', postcode: '3070' }
const preston: ResolvedPlace = { kind: 'suburb', label: 'Preston VIC 3072', suburb: 'Preston', state: 'VIC', postcode: '3072' }
const sydney: ResolvedPlace = { kind: 'city', label: 'Sydney NSW', suburb: null, state: 'NSW', postcode: null }
const victoria: ResolvedPlace = { kind: 'state', label: 'VIC', suburb: null, state: 'VIC', postcode: null }

describe('deliveryLine, destinationOf and distanceLine', () => {
  test.each([
    [preston, 'to Preston'],
    [northcote, 'to 3070'],
    [sydney, 'in Sydney'],
    [{ ...sydney, label: 'Albury-Wodonga', state: null }, 'in Albury-Wodonga'],
    [{ ...sydney, suburb: 'Sydney' }, 'in Sydney'],
    [victoria, 'in Victoria'],
  ])('the destination of %j is "%s"', (place, words) => {
    expect(destinationOf(deliveryTexts.texts, place)).toBe(words)
  })

  test.each<[string, Weekday[], string | null, ResolvedPlace]>([
    ['Delivers to 3070: Tue, Fri, order by 12 pm the day before', ['tue', 'fri'], '12:00', northcote],
    ['Delivers to 3070: Tue, Fri', ['fri', 'tue'], null, northcote],
    ['Delivers to 3070: order by 2:30 pm the day before', [], '14:30', northcote],
    ['Delivers to 3070', [], null, northcote],
    ['Delivers to Preston: Every day, order by 9 am the day before', [...WEEKDAYS], '09:00', preston],
    ['Delivers to Preston: Mon to Fri', ['mon', 'tue', 'wed', 'thu', 'fri'], null, preston],
    ['Delivers in Sydney: Mon, Wed', ['mon', 'wed'], null, sydney],
    ['Delivers in Victoria', [], null, victoria],
  ])('a delivery line reads "%s"', (line, deliveryDays, cutOff, place) => {
    expect(deliveryLine(deliveryTexts.texts, { deliveryDays, cutOff }, place)).toBe(line)
  })

  test.each([
    [0, 'Less than 1 km away'],
    [0.9, 'Less than 1 km away'],
    [1, '1 km away'],
    [4.2, '4.2 km away'],
    [9.96, '10 km away'],
    [24.6, '25 km away'],
    [1204.4, '1,204 km away'],
  ])('%d km reads "%s"', (distanceKm, words) => {
    expect(distanceLine(deliveryTexts.texts, distanceKm)).toBe(words)
  })
})
