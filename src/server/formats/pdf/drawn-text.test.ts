import { extractText } from 'unpdf'
import { describe, expect, test } from 'vitest'
import { bytesOf, heightOfText, createPdf, widthOfText, writeText } from './document.ts'
import { drawnText, FACES, runsOf } from './fonts.ts'

const TEXTS = [
  'Chilled food: ≤ 5 °C on arrival, hot food ≥ 60 °C',
  'Send back → credit note',
  '✓ Signed docket',
  'Order ⅓ less, 1½ boxes, 2⅔ trays',
  '☎ 03 9000 0000 ✉ a@b.example',
  '“Curly” – dashes — and … dots',
  'Ⅳ ① ㎏ ﬁne ™ ℃ ² ₂',
  'A\u00a0B\u2009C\u200bD\u00adE',
  'Straße, Łódź, Ångström, Phở Nguyễn, Ǆ ǟ',
  'Ελληνικός Καφές',
  'Кофе и чай, Щука, Київ',
  'مقهى التاج',
  'בית קפה',
  '茶と珈琲 Wholesale',
  '한국 커피',
  'ร้านกาแฟ',
  'कॉफ़ी की दुकान',
  '👩‍🍳 Chef 🇦🇺 ❤️',
  '\ud800 lone',
  '𝓕𝓪𝓷𝓬𝔂 ＦＵＬＬ',
]

describe('A text of a PDF', () => {
  test.each(FACES)('has no sign that the face %s lacks, whatever it was', (face) => {
    for (const text of TEXTS)
      for (const run of runsOf(drawnText(text, face), face)) {
        expect([run.text, run.file.font.layout(run.text).glyphs.filter(({ id }) => id === 0)]).toEqual([run.text, []])
      }
  })

  test.each([
    ['Chilled ≤ 5 °C, hot ≥ 60 °C', 'Chilled (?:≤|<=) 5 °C, hot (?:≥|>=) 60 °C'],
    ['Send back → credit', 'Send back (?:→|->) credit'],
    ['✓ Signed', '(?:✓|yes) Signed'],
    ['Order 1⅓ less', 'Order (?:1⅓|1 1[/⁄]3) less'],
    ['Ελληνικός Καφές', 'Ελληνικός Καφές'],
    ['Кофе, Щука', 'Кофе, Щука'],
    ['茶と珈琲 Wholesale', '茶と珈琲 Wholesale'],
    ['བོད Tea', 'Tea'],
    ['👩‍🍳 Chef', 'Chef'],
    ['𝓕𝓪𝓷𝓬𝔂 ＦＵＬＬ', 'Fancy FULL'],
    ['Two\nlines ✓', 'Two\nlines (?:✓|yes)'],
  ])('%s is drawn in the same sense', (text, expected) => expect(drawnText(text, 'text')).toMatch(new RegExp(`^${expected}$`)))

  test.each([
    ['مقهى التاج', ['مقهى التاج']],
    ['مقهى - التاج', ['التاج', ' - ', 'مقهى']],
    ['Cafe مقهى 24 التاج, Sydney', ['Cafe ', 'التاج', ' 24 ', 'مقهى', ', Sydney']],
    ['בית קפה (Carlton)', ['בית קפה', ' (Carlton)']],
  ])('%s has the words that are read from the right in their order', (text, runs) =>
    expect(runsOf(drawnText(text, 'text'), 'text').map((run) => run.text)).toEqual(runs),
  )

  test('takes the room that its own fonts need', () => {
    const document = createPdf({ title: 'Test', author: 'Test', createdAt: new Date(0) })
    const style = { face: 'text', size: 10 } as const
    expect(widthOfText(document, '茶と珈琲', style)).toBeCloseTo(40)
    const room = { ...style, width: 100 }
    const [one, two] = ['茶'.repeat(9), '茶'.repeat(18)].map((text) => heightOfText(document, text, room)) as [number, number]
    expect(two).toBeCloseTo(2 * one)
  })

  test('is drawn whatever signs stand beside each other, as anybody can type them', async () => {
    const document = createPdf({ title: 'Test', author: 'Test', createdAt: new Date(0) })
    const blocks = [0x0590, 0x0600, 0x0900, 0x0a00, 0x0a80, 0x0d00, 0x0e00, 0x0e80, 0x1780, 0x1000]
    // A fixed row of numbers: the same texts in every run.
    let seed = 7
    const next = (most: number) => (seed = (seed * 48_271) % 2_147_483_647) % most
    for (const block of blocks)
      for (let times = 0; times < 60; times++) {
        const letters = Array.from({ length: 8 }, () => String.fromCodePoint(next(8) === 0 ? 32 : block + next(128)))
        writeText(document, letters.join(''), { size: 10, color: '#000000', x: 56, width: 80 })
      }
    expect((await bytesOf(document)).length).toBeGreaterThan(10_000)
  })

  test('is read back as it was drawn, and one of which nothing is left draws nothing', async () => {
    const document = createPdf({ title: 'Test', author: 'Test', createdAt: new Date(0) })
    for (const text of ['Send back → credit', 'བོད', 'Кофе', '茶と珈琲 Wholesale', 'ร้านกาแฟ'])
      writeText(document, text, { size: 10, color: '#000000', x: 56 })
    const { text } = await extractText(new Uint8Array(await bytesOf(document)), { mergePages: true })
    expect(text.replace('→', '->').split(/\s+/).filter(Boolean)).toEqual([
      'Send',
      'back',
      '->',
      'credit',
      'Кофе',
      '茶と珈琲',
      'Wholesale',
      'ร้านกาแฟ',
    ])
  })
})
