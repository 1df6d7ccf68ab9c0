import { extractText, getDocumentProxy } from 'unpdf'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { getQuote } from '#contract/quotes/quotes.ts'
import { updateSupplier } from '#contract/suppliers/supplier-profile.ts'
import { addSeafood, changeSeafood } from '#contract/seafood/seafood.ts'
import { changeOwnVenue } from '#contract/venue/venue.ts'
import { docketNumber } from '#shared/money/docket-number.ts'
import { dayInWords } from '#shared/time/day-texts.ts'
import { createTestApp } from '#test/app/app.ts'
import { buyer, type Person } from '#test/people/people.ts'
import { seafoodPeople } from '#test/people/seafood.ts'

const site = await seafoodPeople((now) => createTestApp({}, { now }))
const { app, people, today, inDays, passDays, accept, rowIdOf, announceOne } = site
afterAll(() => app.stop())
beforeEach(site.begin)

async function pdfOf(who: Person): Promise<string> {
  const { statusCode, headers, rawPayload } = await who.ask({ url: '/api/venue/seafood.pdf' })
  expect([statusCode, headers['content-type']]).toEqual([200, 'application/pdf'])
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(rawPayload)), { mergePages: true })
  return text.replaceAll(/\s+/g, ' ')
}

test('The file of a record names venue, suppliers with ABN, days and the numbers of requests', async () => {
  const { ann, fish } = people
  await fish.call(updateSupplier, { id: fish.supplierId, abn: '51824753556' })
  await ann.call(changeOwnVenue, { name: 'Corner Cafe', suburb: 'Brunswick', state: 'VIC', postcode: '3056' })
  const id = await accept(ann, ['Squid', 'australian'], ['Prawns', null])
  await ann.call(addSeafood, { item: 'Flathead', supplierName: 'Fish market', origin: 'mixed', from: today(), note: 'Invoice 12' })
  await announceOne('Squid', 'imported', inDays(5))
  await ann.call(changeSeafood, { id: await rowIdOf('Prawns'), until: today() })
  passDays(1)
  const text = await pdfOf(ann)
  const { serial } = await ann.call(getQuote, { id })
  for (const part of ['Corner Cafe', 'Brunswick VIC 3056', 'ABN 51 824 753 556', docketNumber(serial), 'Invoice 12', 'no legal advice'])
    expect(text).toContain(part)
  expect(text).toMatch(/On the menu.*Flathead.*Squid.*Announced.*Squid Imported.*Ended.*Prawns Origin not said/)
  expect(text).toContain(dayInWords(inDays(3)))
})

test('The file of an empty record says so, and nobody reads that of another', async () => {
  await accept(people.ann, ['Squid', 'australian'])
  const text = await pdfOf(await buyer(app))
  expect(text).toContain('Nothing is noted yet.')
  expect(text).not.toContain('Squid')
})
