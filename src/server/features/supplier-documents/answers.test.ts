import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { getOwnerSupplier, updateOwnerSupplier } from '#contract/owner/owner-suppliers.ts'
import { changeSuppliers } from '#contract/owner/owner-supplier-actions.ts'
import { getDecisions } from '#contract/owner/owner-overview.ts'
import { askForAnother, DOCUMENT_KINDS, listDocuments, listHandedIn } from '#contract/suppliers/supplier-documents.ts'
import { createTestApp, type TestApp } from '#test/app/app.ts'
import { problemOf } from '#test/app/problem.ts'
import { auditOf } from '#test/people/owner/audit.ts'
import { letEmailsBeDue } from '#test/people/due-emails.ts'
import { owner, supplier, type Person } from '#test/people/people.ts'

const PDF = Buffer.from('%PDF-1.7\nlicence')
let app: TestApp
let olga: Person
beforeAll(async () => {
  app = await createTestApp()
  olga = await owner(app)
})
afterAll(() => app.stop())
beforeEach(() => app.context.db.deleteFrom('rateLimits').execute())

async function handedIn() {
  const beans = await supplier(app)
  const url = `/api/suppliers/${beans.supplierId}/documents`
  const hand = async () =>
    (
      await beans.ask({
        method: 'POST',
        url: `${url}?kind=food&name=licence.pdf`,
        payload: PDF,
        headers: { 'content-type': 'application/pdf' },
      })
    ).json()
  return { beans, id: beans.supplierId, url, hand, document: await hand() }
}
const rowOf = async (id: string) => (await olga.call(listHandedIn, { limit: 100 })).items.find((row) => row.id === id)!
const subjectsTo = async (person: Person) =>
  (await app.emails()).filter(({ to }) => to?.[0]?.address === person.email).map(({ subject }) => subject)

describe('Answers to documents', () => {
  test('"Ask for another" is read in the dashboard and by email, answers the document, and is in the audit', async () => {
    const { beans, id, document, hand } = await handedIn()
    const { documents: open } = await olga.call(getDecisions, {})
    await olga.call(askForAnother, { id: document.id, text: 'It ended in June.' })
    expect(await beans.call(listDocuments, { id })).toMatchObject([{ asked: { text: 'It ended in June.', at: expect.any(String) } }])
    expect(await rowOf(document.id)).toMatchObject({ isOpen: false, answerBy: null })
    expect((await olga.call(getDecisions, {})).documents).toBe(open - 1)
    const email = (await app.emails()).findLast(({ to }) => to?.[0]?.address === beans.email)
    expect(email?.subject).toContain('Another document for')
    expect(email?.text).toContain('It ended in June.')
    expect((await auditOf(app, id)).map(({ action }) => action)).toEqual(['document.ask'])
    const again = problemOf(olga.call(askForAnother, { id: document.id, text: 'Once more' }))
    expect(await again).toMatchObject({ status: 409, detail: expect.stringContaining('already') })
    expect(await rowOf((await hand()).id)).toMatchObject({ isOpen: true, asked: null })
    expect((await problemOf(olga.call(askForAnother, { id: document.id, text: ' ' }))).status).toBe(400)
  })

  test('a seal that is given tells the account once its moment for an undo is over; one that is taken back at once tells nobody', async () => {
    const { beans, id, document } = await handedIn()
    const evidence = { what: DOCUMENT_KINDS.food, documentId: document.id, expiresOn: null }
    await olga.call(updateOwnerSupplier, { id, isVerified: true, evidence })
    expect((await olga.call(getOwnerSupplier, { id })).evidence).toMatchObject({ what: DOCUMENT_KINDS.food, documentId: document.id })
    expect((await rowOf(document.id)).isOpen).toBe(false)
    await olga.call(updateOwnerSupplier, { id, isVerified: false })
    await letEmailsBeDue(app)
    expect(await subjectsTo(beans)).not.toContainEqual(expect.stringContaining('is verified'))
    await olga.call(updateOwnerSupplier, { id, isVerified: true, evidence })
    // Other evidence for a seal that is there is no new seal.
    await olga.call(updateOwnerSupplier, { id, isVerified: true, evidence: { what: 'Something newer' } })
    expect(await subjectsTo(beans)).not.toContainEqual(expect.stringContaining('is verified'))
    await letEmailsBeDue(app)
    expect((await subjectsTo(beans)).filter((subject) => subject?.includes('is verified'))).toHaveLength(1)
  })

  test('seals that are given to several tell the account of each, and a listing without one is told nothing', async () => {
    const [{ beans, id }, { id: free, email }] = [await handedIn(), await app.supplier()]
    await olga.call(changeSuppliers, { ids: [id, Number(free)], action: 'verify', what: 'Food licence' })
    await letEmailsBeDue(app)
    const told = (await app.emails()).filter(({ subject }) => subject?.includes('is verified')).map(({ to }) => to?.[0]?.address)
    expect(told).toContain(beans.email)
    expect(told).not.toContain(email)
  })

  test('a file opens in the browser for those who may read it, without running as a page', async () => {
    const { beans, url, document } = await handedIn()
    const { headers, rawPayload } = await olga.ask({ url: `${url}/${document.id}?view=true` })
    expect([rawPayload.equals(PDF), headers['content-type'], headers['x-content-type-options']]).toEqual([
      true,
      'application/pdf',
      'nosniff',
    ])
    expect(headers['content-disposition']).toMatch(/^inline; filename="licence.pdf"/)
    expect(headers['content-security-policy']).toContain("default-src 'none'")
    expect((await beans.ask({ url: `${url}/${document.id}` })).headers['content-disposition']).toMatch(/^attachment;/)
    expect((await (await supplier(app)).ask({ url: `${url}/${document.id}?view=true` })).statusCode).toBe(403)
  })
})
