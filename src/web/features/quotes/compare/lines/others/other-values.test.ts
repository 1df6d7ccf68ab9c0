import { describe, expect, test } from 'vitest'
import { otherFieldOf, otherProblems } from './other-form.ts'
import { blankPrice, otherDraftIn, otherOf, otherValuesOf, type OtherValues, type PriceValues } from './other-values.ts'

const [ONE, TWO, THREE] = [1, 2, 3].map((n) => `0197a1b2-0000-7000-8000-00000000000${n}`) as [string, string, string]
const LINES = [{ id: ONE }, { id: TWO }, { id: THREE }]
const milk = { lineId: TWO, packSize: '2 L', unit: null, priceCents: 420, gst: 'free' as const }
const OTHER = {
  id: THREE,
  name: 'Market',
  deliveryCents: 1500,
  prices: [milk, { ...milk, packSize: '12 L', unit: 'ctn', priceCents: 2400 }],
}
const row = (lineId: string, more: Partial<PriceValues> = {}): PriceValues => ({ ...blankPrice(lineId), ...more })
const priced = (more: Partial<PriceValues> = {}) => row(TWO, { packSize: '2 L', priceCents: '4.20', gst: 'free', ...more })
const values = (prices: PriceValues[], more: Partial<OtherValues> = {}): OtherValues => ({
  name: 'Market',
  deliveryCents: '',
  prices,
  ...more,
})

describe('The values of the form of prices from elsewhere', () => {
  test('prices that are loaded into the form and sent again are the same prices', () => {
    const loaded = otherValuesOf(OTHER, LINES)
    expect(loaded.prices.map(({ lineId }) => lineId)).toEqual([ONE, TWO, TWO, THREE])
    expect(otherOf(loaded, OTHER.id)).toEqual(OTHER)
  })

  test.each<[string, Partial<PriceValues>, Partial<ReturnType<typeof otherOf>['prices'][number]> | null]>([
    ['an empty row', { packSize: '', priceCents: '' }, null],
    ['a row of spaces', { packSize: ' ', priceCents: ' ', unit: ' ' }, null],
    ['only GST', { packSize: '', priceCents: '', gst: 'taxable' }, null],
    ['dollars', { priceCents: '12.50' }, { priceCents: 1250 }],
    ['a dollar sign and thousands', { priceCents: '$1,250' }, { priceCents: 125_000 }],
    ['nothing to pay', { priceCents: '0' }, { priceCents: 0 }],
    ['no amount', { priceCents: 'call' }, { priceCents: Number.NaN }],
    ['only a pack', { priceCents: '' }, { priceCents: Number.NaN }],
    ['only a price', { packSize: '' }, { packSize: '', priceCents: 420 }],
    ['a unit', { unit: 'bottle' }, { unit: 'bottle' }],
    ['no unit', { unit: ' ' }, { unit: null }],
    ['taxable', { gst: 'taxable' }, { gst: 'taxable' }],
  ])('%s', (_, typed, sent) => {
    const { prices } = otherOf(values([row(ONE), priced(typed)]), null)
    expect(prices).toMatchObject(sent ? [{ lineId: TWO, ...sent }] : [])
    expect(prices).toHaveLength(sent ? 1 : 0)
  })

  test.each([
    ['', 0],
    [' ', 0],
    ['15', 1500],
    ['free', Number.NaN],
  ])('a delivery of %j is %j cents', (typed, cents) => {
    expect(otherOf(values([], { deliveryCents: typed }), null).deliveryCents).toBe(cents)
  })

  test.each<[string, OtherValues, Record<string, RegExp>]>([
    ['all of it', values([row(ONE), priced()]), {}],
    ['no prices', values([row(ONE), row(TWO)]), { prices: /at least one price/ }],
    ['no name', values([row(ONE), priced()], { name: ' ' }), { name: /whose prices/ }],
    ['no GST', values([row(ONE), priced({ gst: '' })]), { 'prices.1.gst': /taxable or GST-free/ }],
    ['no pack', values([row(ONE), priced({ packSize: '' })]), { 'prices.1.packSize': /pack size/ }],
    ['no price', values([row(ONE), row(THREE), priced({ priceCents: '' })]), { 'prices.2.priceCents': /give a price/ }],
    ['a price that is none', values([priced({ priceCents: 'call' })]), { 'prices.0.priceCents': /number only/ }],
    ['half a cent', values([priced({ priceCents: '1.005' })]), { 'prices.0.priceCents': /two decimals/ }],
    ['a delivery that is none', values([priced()], { deliveryCents: '1,5' }), { deliveryCents: /decimals with a point/ }],
  ])('%s: what is wrong stands at its field', async (_, typed, wrong) => {
    const problems = await otherProblems(typed)
    expect([...problems.keys()]).toEqual(Object.keys(wrong))
    for (const [field, message] of Object.entries(wrong)) expect(problems.get(field)).toMatch(message)
  })

  test.each<[string, string | undefined]>([
    ['others.2.name', 'name'],
    ['others.2.deliveryCents', 'deliveryCents'],
    ['others.2.prices.0.packSize', 'prices.1.packSize'],
    ['others.2.prices.1.priceCents', 'prices.3.priceCents'],
    ['others.2.prices.1', 'prices.3.packSize'],
    ['others.2.prices.0.lineId', 'prices.1.packSize'],
    ['others.2.prices.7.gst', 'prices'],
    ['others.2.prices', 'prices'],
    ['others.2.id', undefined],
    ['others.1.name', undefined],
    ['others', undefined],
    ['', undefined],
  ])('the error at %s belongs to %s', (path, field) => {
    expect(otherFieldOf(path, values([row(ONE), priced(), row(THREE), priced()]), 2)).toBe(field)
  })

  test('a stored draft of this form is restored with a row for each line, and any other stored value is not', () => {
    const draft = values([row(ONE), priced({ source: 'Milk $4.20' }), row(THREE)])
    expect(otherDraftIn(JSON.parse(JSON.stringify(draft)), LINES)).toEqual(draft)
    expect(otherDraftIn({ ...draft, prices: [priced({ gst: 'none' as never }), priced({ lineId: 'gone' })] }, LINES)?.prices).toEqual([
      row(ONE),
      priced({ gst: '' }),
      row(THREE),
    ])
    for (const stored of [null, 'text', {}, { prices: {} }, { prices: ['x'] }, values([row(ONE)], { name: '' })])
      expect(otherDraftIn(stored, LINES)).toBeUndefined()
  })
})
