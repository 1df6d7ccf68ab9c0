import { describe, expect, test } from 'vitest'
import type { SuggestedPrice } from '#contract/quotes/answer-suggestions.ts'
import type { RequestLine } from '#contract/quotes/request-lines.ts'
import { BLANK, BLANK_LINE, quoteOf, valuesOf, type LineValues } from '#web/features/quotes/answer/answer-values.ts'
import { askedLine, askedValues, priceOnButton, rowsToFill, withAsked, withRows } from './asked-values.ts'

const asked = (id: string, item: string, more: Partial<RequestLine> = {}): RequestLine => ({
  id,
  item,
  quantity: 20,
  unit: 'kg',
  contents: null,
  every: null,
  note: null,
  amount: 20,
  measure: 'kg',
  ...more,
})
const price = (requestLineId: string, more: Partial<SuggestedPrice> = {}): SuggestedPrice => ({
  requestLineId,
  item: 'Sea salt',
  packSize: '5 kg',
  unit: null,
  priceCents: 700,
  gst: 'free',
  from: 'buyer',
  at: '2026-05-03T02:00:00.000Z',
  heldUntil: null,
  rowId: null,
  isAlike: false,
  origin: null,
  isSeafood: false,
  ...more,
})
const LINES = [asked('a', 'Salt'), asked('b', 'Sugar')]

describe('The lines of a request in the form of an answer', () => {
  test.each<[line: Partial<RequestLine>, packSize: string, unit: string]>([
    [{ unit: 'ctn', contents: { amount: 10, measure: 'kg' } }, '10 kg', 'ctn'],
    [{ unit: 'bunch', measure: 'bunch' }, 'bunch', ''],
    [{}, '', ''],
    [{ unit: 'doz', measure: 'piece' }, '', ''],
    [{ quantity: null, unit: null, amount: null, measure: null }, '', ''],
  ])('a line of %j starts with the pack %j', (line, packSize, unit) => {
    expect(askedLine(asked('a', 'Goods', line))).toMatchObject({ requestLineId: 'a', item: 'Goods', packSize, unit, priceCents: '' })
  })

  test('what is suggested is filled in and sent; what has no price is not sent', () => {
    const values = askedValues(LINES, { lines: [price('a'), price('a', { priceCents: 900 })], minimumCents: 8000 })
    expect(values.lines).toMatchObject([
      { item: 'Sea salt', priceCents: '7.00', source: 'Last price for this buyer, Sun 3 May' },
      { item: 'Sugar' },
    ])
    const quote = quoteOf(values)
    expect(quote.lines).toMatchObject([{ requestLineId: 'a', quantity: null, priceCents: 700 }])
    expect(quote).toMatchObject({ minimumCents: 8000, passedLineIds: [] })
  })

  test('a row of the price list fills in where it is from, in place of what an earlier answer said; what was typed without one stays', () => {
    const filled = (origin: SuggestedPrice['origin'], line: LineValues) =>
      withRows([line], new Map([['a', price('a', { from: 'price-list', rowId: 'r', origin })]]))[0]?.origin
    const [earlier = BLANK_LINE] = askedValues(LINES, { lines: [price('a', { origin: 'imported' })], minimumCents: null }).lines
    expect([earlier.origin, filled('australian', earlier), filled(null, earlier)]).toEqual(['imported', 'australian', ''])
    expect(filled(null, { ...BLANK_LINE, requestLineId: 'a', origin: 'mixed' })).toBe('mixed')
  })

  test('rows of the price list are filled in at once, but for lines that were typed, that are not sold or that have a promised price', () => {
    const lines = ['a', 'b', 'c', 'd', 'e'].map((id) => asked(id, `Goods ${id}`))
    const row = { from: 'price-list' as const, priceCents: 1200 }
    const prices = [
      price('a', row),
      price('a', { ...row, priceCents: 1300 }),
      price('b', { from: 'held', heldUntil: '2026-12-24' }),
      price('b', row),
      price('c', { ...row, isAlike: true }),
      price('d', row),
      price('d'),
      price('e', row),
    ]
    const rows = rowsToFill(lines, prices)
    expect([...rows.keys()]).toEqual(['a', 'd', 'e'])
    const values = askedValues(lines, { lines: prices, minimumCents: null }).lines
    expect(values.map(({ priceCents, source }) => [priceCents, source])).toEqual([
      ['', ''],
      ['7.00', 'Promised to this buyer until Thu 24 Dec 2026'],
      ['', ''],
      ['7.00', 'Last price for this buyer, Sun 3 May'],
      ['', ''],
    ])
    const typed = values.map((line, at) => (at === 4 ? { ...line, priceCents: '9.90' } : line))
    expect(withRows(typed, rows).map(({ priceCents, source }) => [priceCents, source.slice(0, 20)])).toEqual([
      ['12.00', 'From your price list'],
      ['7.00', 'Promised to this buy'],
      ['', ''],
      ['12.00', 'From your price list'],
      ['9.90', ''],
    ])
    expect(priceOnButton(price('c', { ...row, isAlike: true }))).toBe('Similar: Sea salt, 5 kg at $12.00')
  })

  test('what is not sold is passed, whatever was typed before', () => {
    const values = askedValues(LINES, { lines: [price('a')], minimumCents: null })
    values.lines[0]!.isPassed = 'yes'
    expect(quoteOf(values)).toMatchObject({ lines: [], passedLineIds: ['a'] })
  })

  test('a policy without a minimum, and a fee without its policy, are not sent', () => {
    const terms = { belowMinimum: 'fee', smallOrderFeeCents: '9' } as const
    expect(quoteOf({ ...BLANK, ...terms })).toMatchObject({ belowMinimum: null, smallOrderFeeCents: null })
    expect(quoteOf({ ...BLANK, ...terms, minimumCents: '80' })).toMatchObject({ belowMinimum: 'fee', smallOrderFeeCents: 900 })
    expect(quoteOf({ ...BLANK, ...terms, minimumCents: '80', belowMinimum: 'refuse' }).smallOrderFeeCents).toBeNull()
  })

  test('an answer that is revised keeps its prices, its several packs, what it passes and what was not asked for', () => {
    const line = (requestLineId: string | null, item: string) => ({
      item,
      packSize: '5 kg',
      unit: null,
      quantity: requestLineId ? null : 2,
      priceCents: 700,
      gst: 'free' as const,
      requestLineId,
    })
    const terms = { deliveryCents: 0, minimumCents: null, validUntil: null, terms: null, note: null }
    const rest = {
      belowMinimum: 'difference',
      smallOrderFeeCents: null,
      freeDeliveryFromCents: null,
      deliveryGst: 'goods',
      holdWeeks: null,
      noticeDays: null,
    } as const
    const quote = { ...terms, ...rest, lines: [line('a', 'Salt'), line(null, 'Pepper'), line('a', 'Salt')] }
    const values = withAsked(valuesOf(quote, '2026-05-03'), LINES, { passedLineIds: ['b'] })
    expect(values.lines.map(({ requestLineId, item, isPassed }) => [requestLineId, item, isPassed])).toEqual([
      ['a', 'Salt', ''],
      ['a', 'Salt', ''],
      ['b', 'Sugar', 'yes'],
      ['', 'Pepper', ''],
    ])
  })

  test('prices that were kept fill the lines of the same goods, for as many as are needed', () => {
    const kept = {
      ...BLANK,
      lines: [
        { ...BLANK_LINE, item: 'sugars', packSize: '1 kg', quantity: '1', priceCents: '2' },
        { ...BLANK_LINE, item: 'Tea', quantity: '1' },
      ],
    }
    expect(withAsked(kept, LINES).lines).toMatchObject([
      { requestLineId: 'a', priceCents: '' },
      { requestLineId: 'b', priceCents: '2', quantity: '' },
      { requestLineId: '', item: 'Tea' },
    ])
    expect(withAsked(kept, LINES, { keepsOthers: false }).lines).toHaveLength(2)
    expect(withAsked(kept, [])).toBe(kept)
  })
})
