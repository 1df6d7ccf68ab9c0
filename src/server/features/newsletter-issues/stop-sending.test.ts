import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { addIssue, getIssue, sendIssue, stopIssue } from '#contract/emails/newsletter-issues.ts'
import { createTestApp, type TestApp } from '#test/app/app.ts'
import { createMailServer, type MailServer } from '#test/stubs/mail-server.ts'
import { owner, type Person } from '#test/people/people.ts'
import { problemOf } from '#test/app/problem.ts'

/** The emails that a process sends at a time. */
const UNDER_WAY = 100
const RECEIVERS = 350
let app: TestApp
let mailServer: MailServer
let siteOwner: Person
beforeAll(async () => {
  mailServer = await createMailServer()
  app = await createTestApp({ SMTP_URL: mailServer.url, CONTACT_EMAIL: 'hello@market.example' })
  siteOwner = await owner(app)
})
afterAll(async () => {
  await app.stop()
  await mailServer.close()
})
beforeEach(async () => {
  for (const table of ['newsletterSubscribers', 'newsletterIssues', 'emails'] as const) await app.context.db.deleteFrom(table).execute()
  mailServer.emails = []
})

/** Begins a sending behind a mail server that takes each email only after a promise. */
async function slowly(until: Promise<void>): Promise<string> {
  mailServer.behaviours = Array.from({ length: RECEIVERS }, () => ({ takeAfter: until }))
  const rows = Array.from({ length: RECEIVERS }, (_, at) => ({ email: `reader-${at}@readers.example`, confirmedAt: new Date(0) }))
  await app.context.db.insertInto('newsletterSubscribers').values(rows).execute()
  const { id } = await siteOwner.call(addIssue, { subject: 'A letter', introduction: '', resourceIds: [] })
  await siteOwner.call(sendIssue, { id })
  return id
}
const issue = (id: string) => siteOwner.call(getIssue, { id })
const claimed = async () => (await app.context.db.selectFrom('emails').select('id').where('claimedUntil', 'is not', null).execute()).length
const receivers = () => mailServer.emails.map(({ to }) => to![0]!.address!)

describe('Stopping a sending', () => {
  test('takes back what is queued and has not left, also when everything was queued', async () => {
    const { promise, resolve } = Promise.withResolvers<void>()
    const id = await slowly(promise)
    await expect.poll(async () => (await issue(id)).status).toBe('sent')
    await expect.poll(claimed).toBe(UNDER_WAY)
    expect(await siteOwner.call(stopIssue, { id })).toMatchObject({ status: 'stopped', total: RECEIVERS, queued: UNDER_WAY })
    resolve()
    await expect.poll(async () => (await issue(id)).waiting).toBe(0)
    expect(new Set(receivers()).size).toBe(UNDER_WAY)
    expect(receivers()).toHaveLength(UNDER_WAY)
  })

  test('at its beginning it queues no further batch, and is refused once nothing is left to stop', async () => {
    const { promise, resolve } = Promise.withResolvers<void>()
    const id = await slowly(promise)
    const { status, queued } = await siteOwner.call(stopIssue, { id })
    expect(status).toBe('stopped')
    expect(queued).toBeLessThanOrEqual(UNDER_WAY)
    resolve()
    await expect.poll(async () => (await issue(id)).waiting).toBe(0)
    expect(receivers()).toHaveLength(queued)
    expect(await problemOf(siteOwner.call(stopIssue, { id }))).toMatchObject({ status: 409 })
    expect(await issue(id)).toMatchObject({ status: 'stopped', queued })
  })
})
