import { parse } from 'csv-parse/sync'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { listAudit } from '#contract/owner/audit.ts'
import { listEnquiries, markEnquiry, removeEnquiry, restoreEnquiry, sendEnquiry } from '#contract/site/consultations.ts'
import { addressHash } from '#server/db/address-hash.ts'
import { confirmReader } from '#server/features/emails/delivery/held-emails.ts'
import { createTestApp, type TestApp } from '#test/app/app.ts'
import { owner, type Person } from '#test/people/people.ts'
import { problemOf } from '#test/app/problem.ts'
import { deleteOldConsultations } from './retention-queries.ts'

const OWNER = 'owner@backdock.example'
const HOUR = 3_600_000
let app: TestApp
let siteOwner: Person
beforeAll(async () => {
  app = await createTestApp({ OWNER_EMAIL: OWNER, OWNER_PASSWORD: 'kelpie-under-the-dock' })
  siteOwner = await owner(app)
})
afterAll(() => app.stop())
beforeEach(async () => {
  for (const table of ['rateLimits', 'enquiries', 'emails'] as const) await app.context.db.deleteFrom(table).execute()
  await app.context.db.deleteFrom('confirmedAddresses').where('emailHash', '=', addressHash(app.context.db, CONSULTATION.email)).execute()
})

const CONSULTATION = {
  kind: 'consultation',
  name: 'Ann Lee',
  email: 'ann@cafe.example',
  phone: '0412 345 678',
  message: 'Our milk costs too much.',
} as const
const emailsTo = async (address: string) => (await app.emails()).filter(({ to }) => to?.[0]?.address === address)
const listed = async (query = {}) => (await siteOwner.call(listEnquiries, query)).items

describe('POST /api/enquiries', () => {
  test('the owner gets an email whose reply goes to the asker, who gets a copy, and both say everything where the asker is known', async () => {
    await confirmReader(app.context, CONSULTATION.email)
    expect(await app.call(sendEnquiry, CONSULTATION)).toEqual({ status: 'sent' })
    const toOwner = (await emailsTo(OWNER)).filter(({ subject }) => subject?.includes('enquiry'))
    expect(toOwner).toMatchObject([{ subject: 'Consultation: enquiry from Ann Lee', replyTo: [{ address: CONSULTATION.email }] }])
    const [copy] = await emailsTo(CONSULTATION.email)
    expect(copy?.subject).toBe('Your enquiry to Backdock')
    for (const said of Object.values({ ...CONSULTATION, kind: 'Consultation' }))
      for (const { text } of [toOwner[0]!, copy!]) expect(text).toContain(said)
  })

  test('every field but the phone is needed, and a kind that is none is refused by its name', async () => {
    const { phone: _, ...withoutPhone } = CONSULTATION
    expect(await app.call(sendEnquiry, { ...withoutPhone, kind: 'supplier-success' })).toEqual({ status: 'sent' })
    const empty = { kind: 'other' as never, name: ' ', email: 'ann', message: '' }
    const { status, errors } = await problemOf(app.call(sendEnquiry, empty))
    expect([status, errors?.map(({ path }) => path)]).toEqual([400, ['kind', 'name', 'email', 'message']])
  })

  test('one client sends ten a minute', async () => {
    for (let sent = 0; sent < 10; sent++) await app.call(sendEnquiry, CONSULTATION)
    expect(await problemOf(app.call(sendEnquiry, CONSULTATION))).toMatchObject({ status: 429 })
  })

  test('the same call with the same key is stored and sent once, with another body it is 409', async () => {
    const post = (payload: object) =>
      app.server.inject({ method: 'POST', url: '/api/enquiries', payload, headers: { 'idempotency-key': 'one' } })
    expect([(await post(CONSULTATION)).statusCode, (await post(CONSULTATION)).statusCode]).toEqual([202, 202])
    expect((await post({ ...CONSULTATION, message: 'Another' })).statusCode).toBe(409)
    expect(await listed()).toHaveLength(1)
    expect(await app.context.db.selectFrom('emails').select('kind').orderBy('kind').execute()).toEqual([
      { kind: 'enquiry' },
      { kind: 'enquiry-copy' },
    ])
  })

  test('copies to an address that nobody has confirmed are held back after the fifth, and the owner still gets every enquiry', async () => {
    for (let sent = 0; sent < 7; sent++) await app.call(sendEnquiry, CONSULTATION)
    const rows = await app.context.db.selectFrom('emails').select(['kind', 'status']).where('status', '=', 'held').execute()
    expect(rows.map(({ kind }) => kind)).toEqual(['enquiry-copy', 'enquiry-copy'])
  })
})

describe('The owner’s enquiries', () => {
  const named = (name: string, message = 'Hello') => app.call(sendEnquiry, { ...CONSULTATION, name, message })

  test('they come newest first, page by page, and are found by name, address, message and state', async () => {
    for (const name of ['Ann', 'Bob', 'Cy']) await named(name, `This is ${name}`)
    const all = await siteOwner.call(listEnquiries, {})
    expect([all.total, all.items.map(({ name }) => name)]).toEqual([3, ['Cy', 'Bob', 'Ann']])
    expect(await siteOwner.call(listEnquiries, { limit: 1, offset: 1 })).toEqual({ items: [all.items[1]], total: 3 })
    expect((await listed({ search: 'IS BOB' })).map(({ name }) => name)).toEqual(['Bob'])
    expect(await listed({ search: '%' })).toEqual([])
    await siteOwner.call(markEnquiry, { id: all.items[0]!.id, isAnswered: true })
    expect((await listed({ state: 'answered' })).map(({ name }) => name)).toEqual(['Cy'])
    expect((await listed({ state: 'open' })).map(({ name }) => name)).toEqual(['Bob', 'Ann'])
  })

  test('one is marked as answered, keeps the first time of it, and is open again', async () => {
    await named('Ann')
    const { id } = (await listed())[0]!
    const { answeredAt } = await siteOwner.call(markEnquiry, { id, isAnswered: true })
    expect(answeredAt).toEqual(expect.any(String))
    expect(await siteOwner.call(markEnquiry, { id, isAnswered: true })).toMatchObject({ answeredAt })
    expect(await siteOwner.call(markEnquiry, { id, isAnswered: false })).toMatchObject({ answeredAt: null })
  })

  test('a removed one is gone, comes back by undo, and the audit names each step but not the asker', async () => {
    await named('Ann')
    const [row] = await listed()
    const path = { id: row!.id }
    await siteOwner.call(removeEnquiry, path)
    expect(await listed()).toEqual([])
    expect(await problemOf(siteOwner.call(markEnquiry, { ...path, isAnswered: true }))).toMatchObject({ status: 404 })
    expect(await siteOwner.call(restoreEnquiry, path)).toEqual(row)
    expect(await problemOf(siteOwner.call(restoreEnquiry, path))).toMatchObject({ status: 404 })
    const entries = (await siteOwner.call(listAudit, { search: `enquiry ${row!.id}` })).items
    expect(entries.map(({ action }) => action)).toEqual(['enquiry.restore', 'enquiry.remove'])
    expect(JSON.stringify(entries)).not.toContain('Ann')
  })

  test('removed ones are deleted a day later, and all of them 24 months after they came', async () => {
    await named('Ann')
    await named('Bob')
    await siteOwner.call(removeEnquiry, { id: (await listed())[0]!.id })
    const left = async (hours: number) => {
      await deleteOldConsultations(app.context.db, new Date(Date.now() + hours * HOUR))
      return (await app.context.db.selectFrom('enquiries').select('name').execute()).map(({ name }) => name)
    }
    expect((await left(23)).toSorted()).toEqual(['Ann', 'Bob'])
    expect(await left(25)).toEqual(['Ann'])
    expect(await left(729 * 24)).toEqual(['Ann'])
    expect(await left(732 * 24)).toEqual([])
  })

  test('the list comes whole as CSV, formulas made harmless', async () => {
    await named('=cmd', 'First')
    await named('Bob', 'Second')
    const { body } = await siteOwner.ask({ method: 'GET', url: '/api/admin/enquiries?search=s', headers: { accept: 'text/csv' } })
    const rows = parse(body, { columns: true, bom: true }) as Record<string, string>[]
    expect(rows.map(({ Name, Email, Phone, Message }) => [Name, Email, Phone, Message])).toEqual([
      ["'=cmd", CONSULTATION.email, CONSULTATION.phone, 'First'],
      ['Bob', CONSULTATION.email, CONSULTATION.phone, 'Second'],
    ])
  })
})
