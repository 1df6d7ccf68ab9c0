import { parse } from 'csv-parse/sync'
import { getDocumentProxy } from 'unpdf'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addApprovedDocument } from '#contract/venue/approved-documents.ts'
import { addApprovedSupplier } from '#contract/venue/approved-suppliers.ts'
import { changeOwnVenue } from '#contract/venue/venue.ts'
import { createTestApp, type TestApp } from '#test/app/app.ts'
import { buyer, type Person } from '#test/people/people.ts'

let app: TestApp
let ann: Person
beforeAll(async () => {
  app = await createTestApp({}, { now: () => new Date('2026-11-20T13:30:00Z') })
  ann = await buyer(app)
})
afterAll(() => app.stop())

const CSV = { url: '/api/venue/register', headers: { accept: 'text/csv' } }
const pdf = async (query = '') => {
  const { statusCode, headers, rawPayload } = await ann.ask({ url: `/api/venue/register.pdf${query}` })
  expect([statusCode, headers['content-type'], headers['content-disposition']]).toEqual([
    200,
    'application/pdf',
    expect.stringContaining('approved-suppliers.pdf'),
  ])
  const document = await getDocumentProxy(new Uint8Array(rawPayload))
  const pages = await Promise.all(
    Array.from({ length: document.numPages }, async (_, at) => {
      const { items } = await (await document.getPage(at + 1)).getTextContent()
      return items.map((item) => ('str' in item ? item.str : '')).join(' ')
    }),
  )
  return pages.map((page) => page.replace(/\s+/g, ' '))
}

test('without a supplier the file says so, with venue and day in Sydney', async () => {
  const [page] = await pdf()
  expect(page).toContain(ann.username)
  expect(page).toContain('As of 21 November 2026, 0 suppliers')
  expect(page).toContain('No supplier is in this register yet.')
  expect((await ann.ask(CSV)).body.trim().split('\n')).toHaveLength(1)
})

test('CSV has a line a document, and one for a supplier without; nothing of it is a formula', async () => {
  const { id } = await ann.call(addApprovedSupplier, {
    businessName: '=HYPERLINK("x")',
    abn: '51824753556',
    phone: '+61 3 5550 0142',
    notes: 'Two, "quoted"\nlines',
    approvedOn: '2026-11-02',
  })
  await ann.call(addApprovedDocument, { id, kind: 'licence', number: 'F-1', expiresOn: '2026-11-20' })
  await ann.call(addApprovedDocument, { id, kind: 'insurance', expiresOn: '2027-11-20' })
  await ann.call(addApprovedSupplier, { businessName: 'Bakery' })
  const rows: Record<string, string>[] = parse((await ann.ask(CSV)).body, { columns: true, bom: true })
  expect(rows.map((row) => [row.Document, row.Number, row['Expires on'], row.Status])).toEqual([
    ['Food business licence', 'F-1', '2026-11-20', 'Expired'],
    ['Insurance', '', '2027-11-20', 'Valid'],
    ['', '', '', ''],
  ])
  const [first] = rows
  expect(first).toMatchObject({ ABN: '51 824 753 556', Phone: '03 5550 0142', 'Approved on': '2026-11-02', Notes: 'Two, "quoted"\nlines' })
  expect(first?.Supplier).not.toMatch(/^=/)
})

test('the PDF has everything in the order that is asked for, with the name of the venue', async () => {
  await ann.call(changeOwnVenue, { name: 'Corner Cafe' })
  const [page = ''] = await pdf('?sort=approved')
  for (const words of ['Corner Cafe', 'ABN 51 824 753 556', 'Food business licence F-1: Expired on 20 November 2026', '2 November 2026'])
    expect(page).toContain(words)
  expect(page.indexOf('HYPERLINK')).toBeLessThan(page.indexOf('Bakery'))
  expect((await ann.ask({ url: '/api/venue/register.pdf?sort=size' })).statusCode).toBe(400)
})

test('as many documents as there can be, and long texts, stand within pages', async () => {
  const { id } = await ann.call(addApprovedSupplier, {
    businessName: 'W'.repeat(200),
    supplies: 'word '.repeat(100),
    notes: 'N '.repeat(499),
  })
  for (let n = 0; n < 20; n++)
    await ann.call(addApprovedDocument, { id, kind: 'licence', number: `${n} `.padEnd(100, 'n'), expiresOn: '2027-01-01' })
  const pages = await pdf()
  const text = pages.join(' ')
  for (let n = 0; n < 20; n++) expect(text).toContain(`licence ${n} nnn`)
})
