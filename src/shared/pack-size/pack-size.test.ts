import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { anyText } from '#test/data/any-text.ts'
import { readPackSize } from './pack-size.ts'
import { SPELLINGS } from '#test/data/pack-spellings.ts'

const rows = Object.entries(SPELLINGS).flatMap(([reading, lines]) =>
  lines.flatMap((line) => line.split(' | ').map((written) => ({ reading, written }))),
)

/** "12 {pcs}": a pack size of 12, sold by pcs. */
function readWritten(written: string): string {
  const [, packSize = '', unit = null] = /^(.*?)(?: \{(.*)\})?$/.exec(written)!
  const { pack, problem } = readPackSize(packSize, unit)
  return pack ? `${pack.amount} ${pack.measure}` : problem!
}

describe('The table of spellings', () => {
  test('the table has at least 300 spellings, and none of them twice', () => {
    expect(new Set(rows.map(({ written }) => written)).size).toBe(rows.length)
    expect(rows.length).toBeGreaterThanOrEqual(300)
  })

  test.each(rows)('"$written" is $reading', ({ reading, written }) => {
    expect(readWritten(written)).toBe(reading)
  })
})

const MEASURES = [
  ...['kg', 'Kg', 'kilos'].map((unit) => ({ unit, measure: 'kg', scale: 1 })),
  ...['g', 'gm', 'grams'].map((unit) => ({ unit, measure: 'kg', scale: 0.001 })),
  ...['L', 'lt', 'litres'].map((unit) => ({ unit, measure: 'L', scale: 1 })),
  ...['ml', 'mL'].map((unit) => ({ unit, measure: 'L', scale: 0.001 })),
]
const GLYPHS: Record<string, string> = { '0.25': '¼', '0.5': '½', '0.75': '¾' }
const NUMBER_STYLES = [
  String,
  (value: number) => String(value).replace(/^0\./, '.'),
  (value: number) => value.toLocaleString('en-AU', { maximumFractionDigits: 3 }),
  (value: number) => {
    const glyph = GLYPHS[String(value % 1)]
    return glyph ? `${Math.floor(value) || ''}${glyph}` : String(value)
  },
]
const value = fc.oneof(
  fc.integer({ min: 1, max: 2000 }),
  fc.integer({ min: 1, max: 80 }).map((quarters) => quarters / 4),
  fc.integer({ min: 1, max: 999 }).map((n) => n / 1000),
)
const count = fc.integer({ min: 2, max: 60 })
const space = fc.constantFrom('', ' ')
const holder = fc.constantFrom('bag', 'carton', 'ctn', 'tin', 'box', 'tub')
const times = fc.constantFrom(' x ', 'x', ' × ', ' * ', ' X ')
const amount = fc
  .record({ value, style: fc.constantFrom(...NUMBER_STYLES), space, measured: fc.constantFrom(...MEASURES) })
  .map(({ value, style, space, measured: { unit, measure, scale } }) => ({
    text: `${style(value)}${space}${unit}`,
    total: value * scale,
    measure,
  }))

type Written = { text: string; total: number; measure: string }
type Parts = { one: Written; n: number; m: number; held: string; by: string }
const many = (one: Written, factor: number, text: string): Written => ({ ...one, text, total: one.total * factor })
const counted = (total: number, text: string): Written => ({ text, total, measure: 'piece' })

/** Every way of the grammar to write an amount. */
const STYLES: ((parts: Parts) => Written)[] = [
  ({ one }) => one,
  ({ one, held }) => many(one, 1, `${one.text} ${held}`),
  ({ one, held }) => many(one, 1, `${held} of ${one.text}`),
  ({ one, held }) => many(one, 1, `${one.text}/${held}`),
  ({ one, held }) => many(one, 1, `${held}, ${one.text}`),
  ({ one }) => many(one, 1, `(${one.text} net)`),
  ({ one, n, by }) => many(one, n, `${n}${by}${one.text}`),
  ({ one, n, by }) => many(one, n, `${one.text}${by}${n}`),
  ({ one, n, held, by }) => many(one, n, `${held} (${n}${by}${one.text})`),
  ({ one, n, held }) => many(one, n, `${n} x ${one.text} per ${held}`),
  ({ one, n, m, by }) => many(one, n * m, `${n}${by}${m}${by}${one.text}`),
  ({ one, n, m }) => many(one, n * m, `${n} cartons of ${m} x ${one.text} tins`),
  ({ n }) => counted(n, `${n}/ctn`),
  ({ n }) => counted(n, `carton of ${n}`),
  ({ n }) => counted(n, `${n} per box`),
  ({ n }) => counted(n, `${n}pk`),
  ({ n }) => counted(n * 12, `${n} dozen`),
  ({ n, m }) => counted(n * m, `${n} sleeves of ${m}`),
  ({ n, m }) => counted(n * m, `${m}/sleeve x ${n} sleeves`),
  ({ n, m }) => counted(n * m, `box of ${n} packs of ${m} straws`),
]
const written = fc
  .record({ one: amount, n: count, m: count, held: holder, by: times, style: fc.constantFrom(...STYLES) })
  .map(({ style, ...parts }) => style(parts))
  .filter(({ total }) => total <= 1_000_000)

describe('readPackSize', () => {
  test('any amount that follows the grammar is read correctly', () => {
    fc.assert(
      fc.property(written, ({ text, total, measure }) => {
        const { pack } = readPackSize(text)
        expect([text, pack?.measure, pack?.amount]).toEqual([text, measure, expect.closeTo(total, 9)])
      }),
      { numRuns: 2000 },
    )
  })

  test('any amount with an added doubt is not read', () => {
    const doubts = 'approx @|@ approx|@ min|@ - 6 kg|@ or 3|@ to 9 kg|@ + 1|@ 5|@ plus|~@|@ free|@ 16 oz|-@|@ (999 kg)'.split('|')
    fc.assert(
      fc.property(written, fc.constantFrom(...doubts), ({ text }, doubt) => {
        expect([text, readPackSize(doubt.replace('@', text)).pack]).toEqual([text, null])
      }),
    )
  })

  test('a pack size that is read is a product of numbers and units of its text', () => {
    const NUMBERS: Record<string, number> = { '2': 2, '.5': 0.5, '1,000': 1000, '12': 12, '3.5': 3.5 }
    const UNITS: Record<string, number> = { kg: 1, g: 0.001, L: 1, ml: 0.001, dozen: 12, each: 1 }
    const WORDS = [
      'x',
      'of',
      'per',
      '/',
      'carton',
      'bags',
      'tin',
      'pack',
      'cups',
      'eggs',
      '(',
      ')',
      '=',
      ',',
      'net',
      'a',
      '12 oz',
      '2 ply',
      'No. 10',
    ]
    const soup = fc.array(fc.constantFrom(...Object.keys(NUMBERS), ...Object.keys(UNITS), ...WORDS), { minLength: 1, maxLength: 7 })
    fc.assert(
      fc.property(soup, (words) => {
        const { pack } = readPackSize(words.join(' '))
        const factors = words.flatMap((word) => NUMBERS[word] ?? UNITS[word] ?? [])
        const products = factors.reduce(
          (all, factor) => all.flatMap((product) => [product, product * factor]),
          factors.length > 0 ? [1] : [],
        )
        expect(pack === null || products.some((product) => Math.abs(product / pack.amount - 1) < 1e-9)).toBe(true)
      }),
      { numRuns: 5000 },
    )
  })

  test('no text makes it throw', () => {
    fc.assert(fc.property(anyText(300), fc.string({ maxLength: 40 }), (text, unit) => void readPackSize(text, unit)))
    for (const part of ['1 x ', '(', '1,', '½', ' of ', '-', 'kg', '\n', '😀', '1.', 'bag ', '1/', '12,345', 'per ', "'s", '1 kg(', '='])
      expect(() => readPackSize(part.repeat(500), part.repeat(100))).not.toThrow()
  })
})
