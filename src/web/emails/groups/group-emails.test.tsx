import { describe, expect, test } from 'vitest'
import type { EmailFacts } from '#contract/emails/emails.ts'
import { renderEmail } from '#web/emails/emails.tsx'

const ORIGIN = 'https://backdock.example'
const ID = '0198f6c2-5d1c-7a44-9b7e-2f1d7a3c9e10'
const supplier = { id: 7, businessName: 'Tin Shed Coffee', category: 'Coffee', phone: null, email: 'hello@tinshed.example' } as const
const bought = { units: 12, costCents: 46_800, feeCents: 900 }
const inOneLine = (text: string) => text.replaceAll(/\s+/g, ' ')

type News = EmailFacts['group-news']['groups'][number]
const news = async (fields: Partial<News>) => {
  const matter = { groupId: ID, item: 'Oat milk', unit: 'carton', place: 'Brunswick VIC 3056', timeZone: 'Australia/Melbourne' }
  const group: News = { ...matter, news: 'final', priceCents: 3_900, confirmBy: null, supplierName: 'Tin Shed', ...bought, ...fields }
  return inOneLine((await renderEmail({ kind: 'group-news', facts: { groups: [group] } }, ORIGIN)).text)
}
const order = async (fields: Partial<EmailFacts['group-order']>) => {
  const matter = { supplier, forOwner: false, groupId: ID, item: 'Oat milk', unit: 'carton', place: 'Brunswick VIC 3056' }
  const venues = [{ name: 'Moth and Lamp', email: 'june@moth.example', ...bought }]
  const { text } = await renderEmail({ kind: 'group-order', facts: { ...matter, priceCents: 3_900, total: 12, venues, ...fields } }, ORIGIN)
  return inOneLine(text)
}

describe('Emails about groups', () => {
  test.each([
    ['carton', 12, '12 cartons'],
    ['carton', 1, '1 carton'],
    ['kg', 12, '12 kg'],
    ['5 kg bag', 12, '12 × 5 kg bag'],
    [null, 12, '12 units'],
    [null, 1, '1 unit'],
  ])('of the unit %s, %d are said as %s', async (unit, units, words) => {
    expect(await news({ unit, units })).toContain(`You take ${words} Goods without GST $468.00`)
    expect(await order({ unit, total: units })).toContain(`In all ${words} Price of one`)
  })

  test('where nothing is bought nobody takes or pays anything', async () => {
    const text = await news({ news: 'failed' })
    expect(text).toContain('nobody owes anything')
    expect(text).not.toMatch(/You take|\$/)
  })

  test('what a venue pays is said as far as it is known, never as nothing', async () => {
    expect(await order({})).toContain('Moth and Lamp 12 cartons, $468.00 for the goods, $9.00 of the delivery')
    const venue = { name: null, email: 'june@moth.example', units: 12, costCents: null, feeCents: null }
    const text = await order({ venues: [venue], total: null, priceCents: null })
    expect(text).toContain('Venue 12 cartons Email')
    expect(text).not.toMatch(/\$|In all/)
  })
})
