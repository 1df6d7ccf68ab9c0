import { extractText } from 'unpdf'
import { describe, expect, test } from 'vitest'
import { bytesOf, openPdf, writeText } from './document.ts'
import { drawnText, FACES, fontsOf, runsOf } from './fonts.ts'

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
        const { font } = fontsOf(face).find(({ name }) => name === run.font)!
        expect([run.text, font.layout(run.text).glyphs.filter(({ id }) => id === 0)]).toEqual([run.text, []])
      }
  })

  test.each([
    ['Chilled ≤ 5 °C, hot ≥ 60 °C', 'Chilled (?:≤|<=) 5 °C, hot (?:≥|>=) 60 °C'],
    ['Send back → credit', 'Send back (?:→|->) credit'],
    ['✓ Signed', '(?:✓|yes) Signed'],
    ['Order 1⅓ less', 'Order (?:1⅓|1 1[/⁄]3) less'],
    ['Ελληνικός Καφές', 'Ellinikós Kafés'],
    ['Кофе, Щука', 'Kofe, Shchuka'],
    ['茶と珈琲 Wholesale', 'Wholesale'],
    ['👩‍🍳 Chef', 'Chef'],
    ['𝓕𝓪𝓷𝓬𝔂 ＦＵＬＬ', 'Fancy FULL'],
    ['Two\nlines ✓', 'Two\nlines (?:✓|yes)'],
  ])('%s is drawn in the same sense', (text, expected) => expect(drawnText(text, 'text')).toMatch(new RegExp(`^${expected}$`)))

  test('is read back as it was drawn, and one of which nothing is left draws nothing', async () => {
    const document = openPdf({ title: 'Test', author: 'Test', createdAt: new Date(0) })
    for (const text of ['Send back → credit', 'مقهى التاج', 'Кофе', '茶と珈琲 Wholesale'])
      writeText(document, text, { size: 10, color: '#000000', x: 56 })
    const { text } = await extractText(new Uint8Array(await bytesOf(document)), { mergePages: true })
    expect(text.replace('→', '->').split(/\s+/).filter(Boolean)).toEqual(['Send', 'back', '->', 'credit', 'Kofe', 'Wholesale'])
  })
})
