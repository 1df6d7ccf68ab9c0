import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sendEnquiry } from '#contract/site/consultations.ts'
import { addIssue, getIssue, sendIssue, testIssue } from '#contract/emails/newsletter-issues.ts'
import { getOperator } from '#contract/site/site-owner.ts'
import { createTestApp, type TestApp } from '#test/app/app.ts'
import { createMailServer } from '#test/stubs/mail-server.ts'
import { owner, type Person } from '#test/people/people.ts'
import { problemOf } from '#test/app/problem.ts'
import { BUSINESS } from '#test/stubs/stripe-server.ts'

const OWNER_EMAIL = 'the-sign-in@market.example'
const CONTACT_EMAIL = 'hello@market.example'
const READER = 'ann@readers.example'
const ISSUE = { subject: 'Milk', introduction: 'Hello.', resourceIds: [] }

let app: TestApp
let siteOwner: Person
beforeAll(async () => {
  app = await createTestApp({ OWNER_EMAIL, OWNER_PASSWORD: 'kelpie-under-the-dock', CONTACT_EMAIL, ...BUSINESS, API_DOCS: 'true' })
  siteOwner = await owner(app)
})
afterAll(() => app.stop())

const confirmReader = ({ context }: TestApp) =>
  context.db
    .insertInto('newsletterSubscribers')
    .values({ email: READER, confirmedAt: new Date(0) })
    .execute()
const send = async (by: Person) => {
  const { id } = await by.call(addIssue, ISSUE)
  return { id, sending: by.call(sendIssue, { id }) }
}
const emailTo = async (recipient: string, subject: string) =>
  (await app.emails()).find((email) => email.to![0]!.address === recipient && email.subject === subject)

describe('Who runs the marketplace', () => {
  test('GET /api/operator gives the contact address and the business, and null for what is not set', async () => {
    const business = { name: BUSINESS.BUSINESS_NAME, abn: BUSINESS.BUSINESS_ABN, address: BUSINESS.BUSINESS_ADDRESS }
    expect(await app.call(getOperator, {})).toEqual({ email: CONTACT_EMAIL, business, modelHost: null })
    const unnamed = await createTestApp({ OWNER_EMAIL })
    expect(await unnamed.call(getOperator, {})).toEqual({ email: null, business: null, modelHost: null })
    await unnamed.stop()
  })

  test('a newsletter names its sender, and replies to it reach the contact address', async () => {
    await confirmReader(app)
    const { id, sending } = await send(siteOwner)
    await sending
    await expect.poll(async () => (await siteOwner.call(getIssue, { id })).status).toBe('sent')
    await siteOwner.call(testIssue, { id })
    for (const recipient of [READER, siteOwner.email]) {
      const email = (await emailTo(recipient, ISSUE.subject))!
      expect(email.replyTo).toMatchObject([{ address: CONTACT_EMAIL }])
      for (const said of [BUSINESS.BUSINESS_NAME, 'ABN 51 824 753 556', CONTACT_EMAIL])
        expect(email.text!.replaceAll('\n', ' ')).toContain(said)
    }
  })

  test("the address with which the owner signs in is on no public page and in nobody else's emails", async () => {
    await app.call(sendEnquiry, { kind: 'consultation', name: 'Ann', email: READER, phone: null, message: 'Hello' })
    const emails = await app.emails()
    const to = (recipient: string) => emails.filter((email) => email.to![0]!.address === recipient)
    expect(to(OWNER_EMAIL).find(({ subject }) => subject?.includes('enquiry'))?.replyTo).toMatchObject([{ address: READER }])
    const others = to(READER)
    expect(others.length).toBeGreaterThan(1)
    expect(JSON.stringify(others)).not.toContain(OWNER_EMAIL)
    const addresses = ['/', '/suppliers', '/pricing', '/privacy', '/terms', '/no-such-page', '/robots.txt', '/sitemap.xml']
    for (const address of [...addresses, '/api/openapi.json', '/api/docs/', '/api/operator', '/api/content'])
      expect([address, (await app.server.inject(address)).body.includes(OWNER_EMAIL)]).toEqual([address, false])
  })

  test('a mail server gets no newsletter that does not say how to reach its sender, and the owner is told what to set', async () => {
    const mailServer = await createMailServer()
    const unnamed = await createTestApp({ SMTP_URL: mailServer.url, OWNER_EMAIL })
    await confirmReader(unnamed)
    const { id, sending } = await send(await owner(unnamed))
    expect(await problemOf(sending)).toMatchObject({ status: 409, detail: expect.stringContaining('Set CONTACT_EMAIL, or BUSINESS_NAME') })
    expect(await unnamed.context.db.selectFrom('newsletterIssues').select('status').where('id', '=', id).execute()).toEqual([
      { status: 'draft' },
    ])
    await unnamed.stop()
    await mailServer.close()
  })
})
