import { randomUUID } from 'node:crypto'
import { parse } from 'csv-parse/sync'
import { sql } from 'kysely'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { deleteAccount, getExport } from '#contract/accounts/accounts.ts'
import { QUOTAS } from '#contract/endpoint/quotas.ts'
import {
  addApprovedDocument,
  APPROVED_FILE_BYTES,
  APPROVED_FILE_TOO_LARGE,
  changeApprovedDocument,
  removeApprovedDocument,
  removeApprovedFile,
} from '#contract/venue/approved-documents.ts'
import {
  addApprovedSupplier,
  listApprovedSuppliers,
  removeApprovedSupplier,
  restoreApprovedSupplier,
} from '#contract/venue/approved-suppliers.ts'
import { createTestApp, type TestApp } from '#test/app/app.ts'
import { createBrowser, type Browser } from '#test/app/browser.ts'
import { problemOf } from '#test/app/problem.ts'
import { buyer, owner, supplier, type Person } from '#test/people/people.ts'

const PDF = Buffer.from('%PDF-1.7\n1 0 obj << >> endobj\n%%EOF')
let app: TestApp
let ann: Person
let png: Buffer
beforeAll(async () => {
  app = await createTestApp()
  png = await picture(8, 8)
})
afterAll(() => app.stop())
beforeEach(async () => {
  await app.context.db.deleteFrom('rateLimits').execute()
  ann = await buyer(app)
})

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#1c4' } })
    .png()
    .toBuffer()

async function newDocument(who: Person = ann) {
  const { id } = await who.call(addApprovedSupplier, { businessName: 'Fish market' })
  const { id: documentId } = await who.call(addApprovedDocument, { id, kind: 'licence', number: 'F-1', expiresOn: '2099-01-01' })
  return { id, documentId }
}
type Ids = Awaited<ReturnType<typeof newDocument>>
const urlOf = ({ id, documentId }: Ids) => `/api/venue/register/${id}/documents/${documentId}/file`
const upload = (ids: Ids, payload: Buffer | string, { type = 'application/pdf', name = 'licence.pdf', by = ann as Browser } = {}) =>
  by.ask({ method: 'POST', url: `${urlOf(ids)}?name=${encodeURIComponent(name)}`, payload, headers: { 'content-type': type } })
const download = (ids: Ids, by: Browser = ann) => by.ask({ url: urlOf(ids) })
const documents = async () => (await ann.call(listApprovedSuppliers, {})).items.flatMap((item) => item.documents)

/** Fills the room of a register but for some bytes, by files of 5 MiB at most. */
async function fillAllBut(bytes: number, registerEntryId: string) {
  const files = QUOTAS.registerFileBytes / APPROVED_FILE_BYTES
  await sql`insert into approved_supplier_documents (register_entry_id, kind, file_name, file_type, file_content)
    select ${registerEntryId}, 'other', 'a.pdf', 'application/pdf',
      convert_to(repeat(' ', ${APPROVED_FILE_BYTES}::integer - case when n = 1 then ${bytes}::integer else 0 end), 'UTF8')
    from generate_series(1, ${files}::integer) n`.execute(app.context.db)
}

describe('The file of a document in a register', () => {
  test('is what was sent, as a download that no page can run, and another takes its place', async () => {
    const ids = await newDocument()
    const first = await upload(ids, PDF)
    const file = { name: 'licence.pdf', type: 'application/pdf', bytes: PDF.length }
    expect([first.statusCode, first.json()]).toMatchObject([200, { id: ids.documentId, kind: 'licence', number: 'F-1', file }])
    expect(await documents()).toMatchObject([{ file }])
    const { rawPayload, headers } = await download(ids)
    expect(rawPayload.equals(PDF)).toBe(true)
    expect(headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="licence.pdf"; filename*=UTF-8''licence.pdf`,
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
      'cache-control': 'private, no-store',
    })
    expect((await upload(ids, png, { type: 'image/png', name: '../scan' })).json()).toMatchObject({
      file: { name: 'scan.png', type: 'image/png', bytes: png.length },
    })
    expect((await download(ids)).rawPayload.equals(png)).toBe(true)
  })

  test('stays when the document is changed, and is not stored with one that has none', async () => {
    const ids = await newDocument()
    expect(await documents()).toMatchObject([{ file: null }])
    expect((await download(ids)).statusCode).toBe(404)
    await upload(ids, PDF)
    expect(await ann.call(changeApprovedDocument, { ...ids, number: 'F-2' })).toMatchObject({ number: 'F-2', file: { bytes: PDF.length } })
  })

  test.for([
    ['a text', 'hello', 'application/pdf'],
    ['nothing', '', 'application/pdf'],
    ['a page', '<html><script>alert(1)</script></html>', 'image/png'],
    ['a drawing', '<svg xmlns="http://www.w3.org/2000/svg"/>', 'image/png'],
    ['an archive', 'PK\u0003\u0004', 'application/pdf'],
    ['a program', 'MZ\u0090', 'application/pdf'],
    ['a PDF after a blank', ' %PDF-1.7', 'application/pdf'],
    ['JSON', '{}', 'application/json'],
    ['a form', 'x', 'multipart/form-data; boundary=x'],
    ['another type', '%PDF-1.7', 'text/html'],
  ] as const)('cannot be %s', async ([, content, type]) => {
    const ids = await newDocument()
    expect((await upload(ids, content, { type })).statusCode).toBe(415)
    expect(await documents()).toMatchObject([{ file: null }])
  })

  test('has up to 5 MiB, and a picture up to 40 megapixels', async () => {
    const ids = await newDocument()
    const ofSize = (bytes: number) => Buffer.concat([PDF, Buffer.alloc(bytes - PDF.length, ' ')])
    expect((await upload(ids, ofSize(APPROVED_FILE_BYTES))).statusCode).toBe(200)
    const large = await upload(ids, ofSize(APPROVED_FILE_BYTES + 1))
    expect([large.statusCode, large.json().detail]).toEqual([413, APPROVED_FILE_TOO_LARGE])
    expect((await upload(ids, await picture(8001, 5000), { type: 'image/png' })).statusCode).toBe(415)
    expect((await download(ids)).rawPayload).toHaveLength(APPROVED_FILE_BYTES)
  })

  test('is for the venue whose register it is alone', async () => {
    const ids = await newDocument()
    await upload(ids, PDF)
    for (const other of [await buyer(app), await supplier(app), await owner(app)]) {
      expect((await download(ids, other)).statusCode).toBe(403)
      expect((await upload(ids, PDF, { by: other })).statusCode).toBe(403)
      expect((await other.ask({ method: 'DELETE', url: urlOf(ids) })).statusCode).toBe(403)
    }
    expect((await download(ids, createBrowser(app))).statusCode).toBe(401)
    // By the ids of a document of another supplier, or of none.
    const another = await newDocument()
    for (const wrong of [
      { id: another.id, documentId: ids.documentId },
      { id: ids.id, documentId: randomUUID() },
      { id: randomUUID(), documentId: ids.documentId },
    ]) {
      expect((await download(wrong)).statusCode).toBe(404)
      expect((await upload(wrong, PDF)).statusCode).toBe(404)
      expect(await problemOf(ann.call(removeApprovedFile, wrong))).toMatchObject({ status: 404 })
    }
    expect((await download(ids)).statusCode).toBe(200)
  })

  test('is removed alone, with its document, or with its supplier, which brings it back when it is restored', async () => {
    const ids = await newDocument()
    await upload(ids, PDF)
    await ann.call(removeApprovedSupplier, { id: ids.id })
    expect((await download(ids)).statusCode).toBe(404)
    await ann.call(restoreApprovedSupplier, { id: ids.id })
    expect((await download(ids)).statusCode).toBe(200)
    await ann.call(removeApprovedFile, ids)
    expect(await documents()).toMatchObject([{ number: 'F-1', file: null }])
    expect(await problemOf(ann.call(removeApprovedFile, ids))).toMatchObject({ status: 404 })
    await upload(ids, PDF)
    await ann.call(removeApprovedDocument, ids)
    expect((await download(ids)).statusCode).toBe(404)
  })

  test('counts for the room of its register: of two at once only one gets what is left, and another in its place takes no more', async () => {
    const [one, other] = [await newDocument(), await newDocument()]
    const ofSize = (bytes: number) => Buffer.concat([PDF, Buffer.alloc(bytes - PDF.length)])
    await fillAllBut(2000, one.id)
    const both = await Promise.all([one, other].map((ids) => upload(ids, ofSize(1500))))
    expect(both.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 413])
    const [taken, left] = both[0]?.statusCode === 200 ? [one, other] : [other, one]
    expect((await upload(taken, ofSize(2000))).statusCode).toBe(200)
    expect((await upload(left, ofSize(100))).json().detail).toMatch(/^The files of your register can take up 200 MiB/)
    await ann.call(removeApprovedDocument, taken)
    expect((await upload(left, ofSize(2000))).statusCode).toBe(200)
  })

  test('is named in the CSV file and the export, and goes with the account', async () => {
    const ids = await newDocument()
    await upload(ids, PDF, { name: '=licence.pdf' })
    const [row]: Record<string, string>[] = parse((await ann.ask({ url: '/api/venue/register', headers: { accept: 'text/csv' } })).body, {
      columns: true,
      bom: true,
    })
    expect(row?.File).toContain('licence.pdf')
    expect(row?.File).not.toMatch(/^=/)
    expect(await ann.call(getExport, {})).toMatchObject({
      approvedSupplierDocuments: [{ fileName: '=licence.pdf', fileType: 'application/pdf', fileBytes: PDF.length }],
    })
    await ann.call(deleteAccount, { password: ann.password })
    expect(await app.context.db.selectFrom('approvedSupplierDocuments').select('id').where('id', '=', ids.documentId).execute()).toEqual([])
  })
})
