import { expect, test } from 'vitest'
import type { PriceChangeEmail, NotifiedChange } from '#contract/quotes/price-change-emails.ts'
import { renderEmail } from '#web/emails/emails.tsx'

const ORIGIN = 'https://backdock.example'
const change: NotifiedChange = {
  item: 'House blend',
  packSize: '5 kg',
  unit: 'bag',
  fromCents: 14_500,
  priceCents: 15_900,
  from: '2026-12-19',
  percent: 9.7,
  yearlyCents: 145_600,
  isShortNotice: true,
  risePercent: 9.7,
}
const render = async (fields: Partial<PriceChangeEmail> = {}) => {
  const facts = { supplier: { id: 7, businessName: 'Tin Shed Coffee' }, changes: [change], count: 1, note: 'Beans are dearer.', ...fields }
  const { subject, text } = await renderEmail({ kind: 'price-change', facts }, ORIGIN)
  return { subject, text: text.replaceAll(/\s+/g, ' ') }
}

test('The email about new prices says old, new, percent, a year, short notice and the note, and leads to the prices', async () => {
  const { subject, text } = await render()
  expect(subject).toBe('Tin Shed Coffee changes 1 price')
  for (const part of [
    'House blend, 5 kg bag',
    '$145.00 → $159.00 from Sat 19 Dec 2026',
    '+9.7%, +$1,456.00 a year',
    'Short notice: sooner than promised.',
    'Up 9.7% within 90 days.',
    'Beans are dearer.',
    `${ORIGIN}/venue/prices`,
  ])
    expect(text).toContain(part)
})

test('What is not known, and what is not so, is not said', async () => {
  const { text } = await render({
    changes: [{ ...change, percent: null, yearlyCents: null, isShortNotice: false, risePercent: null }],
    note: null,
  })
  expect(text).not.toMatch(/%|a year|Short notice|Note/)
})

test('Of many changes it says how many there are, and of those that may not be shown the number only', async () => {
  expect((await render({ changes: Array.from({ length: 20 }, () => change), count: 34 })).text).toContain('The first 20 of 34')
  const { subject, text } = await render({ changes: [], count: 3, note: null })
  expect(subject).toBe('Tin Shed Coffee changes 3 prices')
  expect(text).not.toContain('The first')
})
