import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { suspendSupplier } from '#contract/owner/owner-supplier-actions.ts'
import { getOwnerSupplier, updateOwnerSupplier } from '#contract/owner/owner-suppliers.ts'
import { deleteDocument, DOCUMENT_BYTES, MAX_DOCUMENTS, listDocuments, listHandedIn } from '#contract/suppliers/supplier-documents.ts'
import { createTestApp, type TestApp } from '#test/app/app.ts'
import { createBrowser } from '#test/app/browser.ts'
import { buyer, owner, supplier, type Person } from '#test/people/people.ts'
import { subscribe } from '#test/people/subscriptions.ts'

const PDF = Buffer.from('%PDF-1.7\n1 0 obj << >> endobj\n%%EOF')
let app: TestApp
let olga: Person
let beans: Person & { supplierId: number }
beforeAll(async () => {
  app = await createTestApp({}, { now: () => new Date('2026-11-20T00:00:00Z') })
  olga = await owner(app)
})
beforeEach(async () => {
  await app.context.db.deleteFrom('rateLimits').execute()
  beans = await supplier(app)
})
afterAll(() => app.stop())

const handIn = (query = 'kind=food&name=licence.pdf&expiresOn=2027-12-31', payload = PDF, type = 'application/pdf') =>
  beans.ask({ method: 'POST', url: `/api/suppliers/${beans.supplierId}/documents?${query}`, payload, headers: { 'content-type': type } })

describe('Documents of suppliers', () => {
  test('a supplier hands a file in, and only it and the owner see and download it', async () => {
    const document = (await handIn()).json()
    expect(document).toEqual({
      id: expect.any(String),
      kind: 'food',
      name: 'licence.pdf',
      type: 'application/pdf',
      bytes: PDF.length,
      expiresOn: '2027-12-31',
      createdAt: '2026-11-20T00:00:00.000Z',
      asked: null,
    })
    const url = `/api/suppliers/${beans.supplierId}/documents`
    for (const person of [beans, olga]) {
      expect(await person.call(listDocuments, { id: beans.supplierId })).toEqual([document])
      const file = await person.ask({ url: `${url}/${document.id}` })
      expect([file.rawPayload.equals(PDF), file.headers['content-disposition'], file.headers['cache-control']]).toEqual([
        true,
        `attachment; filename="licence.pdf"; filename*=UTF-8''licence.pdf`,
        'private, no-store',
      ])
    }
    const others = [createBrowser(app), await buyer(app), await supplier(app)]
    for (const path of [url, `${url}/${document.id}`, `/uploads/${document.id}.pdf`])
      for (const other of others) expect([401, 403, 404]).toContain((await other.ask({ url: path })).statusCode)
    // By its id it is nobody else's either.
    const ownUrl = `/api/suppliers/${(others[2] as typeof beans).supplierId}/documents/${document.id}`
    expect((await others[2]!.ask({ url: ownUrl })).statusCode).toBe(404)
    const { items } = await olga.call(listHandedIn, { limit: 1 })
    const open = { isVerified: false, isOpen: true, answerBy: null }
    expect(items).toEqual([{ ...document, supplierId: beans.supplierId, businessName: expect.any(String), ...open }])
  })

  test('the queue has what is to be checked first, listings with a plan before others, the longest waiting first', async () => {
    const { db } = app.context
    await db.deleteFrom('supplierDocuments').execute()
    const add = async (createdAt: string) => {
      const { supplierId, id: accountId } = await supplier(app)
      const file = { kind: 'food', name: 'a.pdf', type: 'application/pdf', content: PDF } as const
      await db
        .insertInto('supplierDocuments')
        .values({ supplierId, accountId, createdAt, ...file })
        .execute()
      return supplierId
    }
    const free = await add('2026-11-16T00:00:00Z')
    const paying = await add('2026-11-19T00:00:00Z')
    const waiting = await add('2026-11-17T00:00:00Z')
    const checked = await add('2026-11-18T00:00:00Z')
    await subscribe(app, paying, { createdAt: '2026-11-01T00:00:00Z' })
    // The promise begins with the plan: on a Friday in Sydney.
    await subscribe(app, waiting, { plan: 'starter', createdAt: '2026-11-20T00:00:00Z' })
    await olga.call(updateOwnerSupplier, { id: checked, isVerified: true, evidence: { what: 'Food licence' } })
    const { items, total } = await olga.call(listHandedIn, {})
    expect(items.map(({ supplierId, isOpen, answerBy }) => [supplierId, isOpen, answerBy])).toEqual([
      [waiting, true, '2026-11-23'],
      [paying, true, '2026-11-20'],
      [free, true, null],
      [checked, false, null],
    ])
    expect(total).toBe(4)
  })

  test('evidence names a document, and stays when the document is taken back', async () => {
    const { id: documentId } = (await handIn()).json()
    const id = beans.supplierId
    await olga.call(updateOwnerSupplier, { id, isVerified: true, evidence: { what: 'Food licence', documentId, expiresOn: '2027-12-31' } })
    expect((await olga.call(getOwnerSupplier, { id })).evidence).toMatchObject({ documentId })
    await beans.call(deleteDocument, { id, documentId })
    await expect(beans.call(deleteDocument, { id, documentId })).rejects.toThrow('404')
    expect((await olga.call(getOwnerSupplier, { id })).evidence).toMatchObject({ what: 'Food licence', documentId: null })
  })

  test('what is no PDF or picture by its content, too large, expired or of no kind is refused', async () => {
    expect((await handIn(undefined, Buffer.from('<html>'))).statusCode).toBe(415)
    expect((await handIn(undefined, PDF, 'text/html')).statusCode).toBe(415)
    expect((await handIn(undefined, Buffer.concat([PDF, Buffer.alloc(DOCUMENT_BYTES)]))).statusCode).toBe(413)
    for (const [query, path] of [
      ['kind=food&expiresOn=2026-11-19', 'expiresOn'],
      ['kind=food&expiresOn=soon', 'expiresOn'],
      ['kind=passport', 'kind'],
      ['name=a.pdf', 'kind'],
    ] as const)
      expect([query, (await handIn(query)).json().errors?.[0]?.path]).toEqual([query, path])
  })

  test('a listing has room for ten; a document that is taken back makes room, and a suspended supplier may still hand in', async () => {
    await olga.call(suspendSupplier, { id: beans.supplierId, reason: 'No licence' })
    for (let n = 0; n < MAX_DOCUMENTS; n++) expect((await handIn('kind=other')).statusCode).toBe(201)
    const [one] = await beans.call(listDocuments, { id: beans.supplierId })
    expect((await handIn()).json().detail).toBe(
      'You have handed in 10 documents, as many as there is room for. Please take one back first.',
    )
    await beans.call(deleteDocument, { id: beans.supplierId, documentId: one!.id })
    expect((await handIn()).statusCode).toBe(201)
    expect((await beans.ask({ url: `/api/suppliers/${beans.supplierId}/documents/${randomUUID()}` })).statusCode).toBe(404)
  })
})
