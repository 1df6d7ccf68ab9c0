import { describe, expect, test } from 'vitest'
import type { PromisedPrice } from '#contract/quotes/held-prices.ts'
import { changesOf, fieldOfPath, newCents, previewOf, UNTYPED, type TypedPrices } from './new-prices.ts'

const ID = '0198f6c2-5d1c-7a44-9b7e-2f1d7a3c9e10'
const TODAY = '2026-11-02'
const promised = (more: Partial<PromisedPrice> = {}): PromisedPrice => ({
  id: ID,
  requestId: ID,
  item: 'House blend',
  packSize: '1 kg',
  unit: 'bag',
  contents: null,
  priceCents: 1000,
  gst: 'free',
  origin: null,
  isSeafood: false,
  acceptedAt: '2026-10-01T00:00:00.000Z',
  heldUntil: '2026-12-01',
  noticeDays: 14,
  status: 'held',
  risePercent: null,
  businessName: 'Moth and Lamp',
  change: null,
  ...more,
})
/** A change to $11.00 from 10 November. */
const changed = (answer: 'accept' | 'leave' | null) => ({
  priceCents: 1100,
  from: '2026-11-10',
  noticedAt: '2026-11-01T00:00:00.000Z',
  percent: 10,
  yearlyCents: null,
  isShortNotice: true,
  note: null,
  answer,
})
const typed = (more: Partial<TypedPrices>): TypedPrices => ({ ...UNTYPED, from: '2026-12-20', ...more })

const PERCENT: [text: string, priceCents: number, cents: number][] = [
  ['4.5', 1000, 1045],
  ['+4.5', 1000, 1045],
  ['4.5%', 1000, 1045],
  ['+4.5 %', 1000, 1045],
  [' 4.5 ', 1000, 1045],
  ['.5', 1000, 1005],
  ['-3', 1000, 970],
  ['−3', 1000, 970],
  ['–3%', 1000, 970],
  ['-3.', 1000, 970],
  ['1', 50, 51],
  ['10', 5, 6],
  ['1', 49, 49],
  ['33.333', 1000, 1333],
  ['1.1', 4550, 4600],
  ['15', 1130, 1300],
  ['0', 1000, 1000],
  ['-100', 1000, 0],
  ['5', 0, 0],
  ['900', 1000, 10_000],
]
const NO_PERCENT = ['', ' ', '%', '-', '+', '+-5', '--5', '4,5', 'five', '5 or 6', '-100.1', '-200', '1e3', '5%%']
const PRICES: [text: string, cents: number][] = [
  ['12.50', 1250],
  ['$12.50', 1250],
  ['1,250', 125_000],
  ['0', 0],
  ['12.-', 1200],
]
const NO_PRICES = ['', '-1', '12.505', 'same', '12,50']

describe('A new price', () => {
  test.each(PERCENT)('by %j of %i cents is %i', (percent, priceCents, cents) => {
    expect(newCents(promised({ priceCents }), typed({ percent }))).toBe(cents)
  })
  test.each(NO_PERCENT)('by %j is none, and the field of the percentage says so', (percent) => {
    expect(changesOf([promised()], typed({ percent }))).toMatchObject({ field: 'percent' })
  })
  test.each(PRICES)('of its own, %j, is %i cents', (text, cents) => {
    expect(newCents(promised(), typed({ by: 'price', prices: { [ID]: text } }))).toBe(cents)
  })
  test.each(NO_PRICES)('of its own, %j, is none, and its field says so', (text) => {
    expect(changesOf([promised()], typed({ by: 'price', prices: { [ID]: text } }))).toMatchObject({ field: ID })
  })

  test.each<[title: string, answer: 'accept' | 'leave' | null, from: string, words: string]>([
    ['accepted for a day before then', 'accept', '2026-12-20', '$11.00 → $12.10 (+10%) from'],
    ['accepted for that very day', 'accept', '2026-11-10', '$11.00 → $12.10 (+10%) from'],
    ['accepted for a later day', 'accept', '2026-11-09', '$10.00 → $11.00 (+10%) from'],
    ['open', null, '2026-12-20', '$10.00 → $11.00 (+10%) from'],
  ])('is compared as its buyer does with a change that is %s', (_, answer, from, words) => {
    const price = promised({ change: changed(answer) })
    expect(previewOf(price, typed({ percent: '10', from }), TODAY)?.words).toContain(words)
    const cents = words.includes('12.10') ? 1210 : 1100
    expect(changesOf([price], typed({ percent: '10', from }))).toEqual([{ priceId: ID, priceCents: cents, from }])
  })

  test.each<[from: string, isShort: boolean]>([
    ['', false],
    ['2026-11-30', true],
    ['2026-12-01', false],
  ])('from %j is short notice: %s', (from, isShort) => {
    expect(previewOf(promised(), typed({ percent: '1', from }), TODAY)).toMatchObject({ isShort })
  })

  test('needs a chosen price and a day', () => {
    expect(changesOf([], typed({ percent: '1' }))).toMatchObject({ field: 'chosen' })
    expect(changesOf([promised()], typed({ percent: '1', from: '' }))).toMatchObject({ field: 'from' })
    expect(
      changesOf(
        Array.from({ length: 101 }, () => promised()),
        typed({ percent: '1' }),
      ),
    ).toMatchObject({ field: 'chosen' })
  })

  test('that the server refuses is refused at its field', () => {
    const of = (path: string, by: TypedPrices['by']) => fieldOfPath(path, typed({ by }), [promised()])
    expect([of('changes.0.from', 'price'), of('changes.0.priceCents', 'percent'), of('changes.0.priceCents', 'price')]).toEqual([
      'from',
      'percent',
      ID,
    ])
    expect([of('note', 'price'), of('changes', 'price'), of('changes.0.priceId', 'percent')]).toEqual(['note', 'chosen', 'chosen'])
  })
})
