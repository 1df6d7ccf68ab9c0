import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest'
import { addIssue, changeIssue, getIssue, removeIssue, sendIssue, stopIssue, testIssue } from '#contract/emails/newsletter-issues.ts'
import type { Input } from '#contract/endpoint/endpoint.ts'
import { inTransaction } from '#server/db/db.ts'
import { addressHash } from '#server/db/address-hash.ts'
import { listToken } from '#server/features/emails/readers/list-tokens.ts'
import { library } from '#server/features/resources/library.ts'
import { unsubscribePath } from '#shared/site/unsubscribe-path.ts'
import { createTestApp, type TestApp } from '#test/app/app.ts'
import { owner, type Person } from '#test/people/people.ts'
import { problemOf } from '#test/app/problem.ts'
import { deleteOldDeliveries } from './retention-queries.ts'

const DAY = 86_400_000
const [first, second] = library as [(typeof library)[number], (typeof library)[number]]
/** What each test's issue says; its subject is a new one for each, by which its emails are known. */
let draft: Input<typeof addIssue>

let app: TestApp
let siteOwner: Person
beforeAll(async () => {
  app = await createTestApp()
  siteOwner = await owner(app)
})
afterAll(() => app.stop())
beforeEach(async () => {
  draft = { subject: `Milk ${randomUUID()}`, introduction: 'Hello.\n\nTwo things to read.', resourceIds: [second.id, first.id] }
  for (const table of ['newsletterSubscribers', 'newsletterIssues', 'emails', 'emailStops', 'rateLimits'] as const)
    await app.context.db.deleteFrom(table).execute()
})

/** Adds addresses that have confirmed the newsletter, and returns them. */
async function confirmed(count: number): Promise<string[]> {
  const emails = Array.from({ length: count }, () => `r-${randomUUID()}@readers.example`)
  const rows = emails.map((email) => ({ email, confirmedAt: new Date(Date.now() - DAY) }))
  await app.context.db.insertInto('newsletterSubscribers').values(rows).execute()
  return emails
}
const newIssue = (change = {}) => siteOwner.call(addIssue, { ...draft, ...change })
const issuesIn = async () => (await app.emails()).filter(({ subject }) => subject === draft.subject)
const receivers = async () => (await issuesIn()).map(({ to }) => to![0]!.address!)
const sent = async (id: string) => {
  await siteOwner.call(sendIssue, { id })
  await expect.poll(async () => (await siteOwner.call(getIssue, { id })).status).toBe('sent')
}
const leavingPath = (email: string) =>
  unsubscribePath(listToken(app.context.secrets, { list: 'newsletter', emailHash: addressHash(app.context.db, email) }))
/** Leaves as a mail program does: without a session, from no page of the site. */
const oneClick = (url: string) =>
  app.server.inject({
    method: 'POST',
    url,
    payload: 'List-Unsubscribe=One-Click',
    headers: { 'content-type': 'application/x-www-form-urlencoded', origin: 'https://mail.example', 'sec-fetch-site': 'cross-site' },
  })

describe('Sending an issue', () => {
  test('every confirmed address gets it once with headers of RFC 8058; unconfirmed, removed and left ones get none', async () => {
    const emails = await confirmed(230)
    const [left, removed, ...others] = emails
    const { db } = app.context
    await db.insertInto('newsletterSubscribers').values({ email: 'unconfirmed@readers.example' }).execute()
    await db.updateTable('newsletterSubscribers').set({ removedAt: new Date() }).where('email', '=', removed!).execute()
    const { id } = await newIssue()
    await siteOwner.call(testIssue, { id })
    expect((await oneClick(leavingPath(left!))).statusCode).toBe(200)
    await sent(id)
    expect((await receivers()).toSorted()).toEqual([...others, siteOwner.email].toSorted())
    expect(await siteOwner.call(getIssue, { id })).toMatchObject({ status: 'sent', total: 228, queued: 228, waiting: 0, failed: 0 })
    const headers = new Map((await issuesIn()).at(-1)!.headers.map(({ key, value }) => [key, value]))
    expect(headers.get('list-unsubscribe')).toMatch(/^<http\S+\/unsubscribe\/[\w.-]+>$/)
    expect(headers.get('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click')
  })

  test('once everything has left, it can no longer be changed, deleted, stopped or sent again', async () => {
    await confirmed(1)
    const { id } = await newIssue()
    await sent(id)
    const path = { id }
    for (const call of [
      () => siteOwner.call(changeIssue, { ...path, ...draft }),
      () => siteOwner.call(removeIssue, path),
      () => siteOwner.call(sendIssue, path),
      () => siteOwner.call(stopIssue, path),
    ]) {
      await app.emails()
      expect(await problemOf(call())).toMatchObject({ status: 409 })
    }
    expect(await receivers()).toHaveLength(1)
  })

  test('nothing is sent while nobody is confirmed', async () => {
    const { id } = await newIssue()
    expect(await problemOf(siteOwner.call(sendIssue, { id }))).toMatchObject({ status: 409 })
    expect(await siteOwner.call(getIssue, { id })).toMatchObject({ status: 'draft' })
  })

  test('two calls at once begin one sending', async () => {
    const emails = await confirmed(3)
    const { id } = await newIssue()
    const outcomes = await Promise.allSettled([siteOwner.call(sendIssue, { id }), siteOwner.call(sendIssue, { id })])
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    await expect.poll(async () => (await siteOwner.call(getIssue, { id })).status).toBe('sent')
    expect((await receivers()).toSorted()).toEqual(emails.toSorted())
  })

  test('who leaves with one click, without signing in and from another site, gets no further issue', async () => {
    await confirmed(1)
    await sent((await newIssue()).id)
    const [email] = await issuesIn()
    expect((await oneClick(/\/unsubscribe\/[\w.-]+/.exec(email!.text!)![0])).statusCode).toBe(200)
    await confirmed(1)
    const next = await newIssue()
    await sent(next.id)
    expect(await siteOwner.call(getIssue, { id: next.id })).toMatchObject({ total: 1, queued: 1 })
    expect((await receivers()).filter((address) => address === email!.to![0]!.address)).toHaveLength(1)
  })

  // The embedded database runs one transaction at a time.
  test.skipIf(!inject('databaseServer'))('who leaves between two batches gets none', async () => {
    const emails = await confirmed(150)
    const { db } = app.context
    const last = db.selectFrom('newsletterSubscribers').select('email').orderBy('id', 'desc').limit(1)
    const { id } = await newIssue()
    const leaver = await inTransaction(db, async (tx) => {
      // The second batch waits for this row.
      const { email } = await tx
        .selectFrom('newsletterSubscribers')
        .select('email')
        .where('email', '=', last)
        .forUpdate()
        .executeTakeFirstOrThrow()
      await siteOwner.call(sendIssue, { id })
      await expect.poll(async () => (await siteOwner.call(getIssue, { id })).queued).toBe(100)
      expect((await oneClick(leavingPath(email))).statusCode).toBe(200)
      return email
    })
    await expect.poll(async () => (await siteOwner.call(getIssue, { id })).status).toBe('sent')
    expect((await receivers()).toSorted()).toEqual(emails.filter((email) => email !== leaver).toSorted())
  })

  test('an address that has confirmed again under another row meanwhile gets it once', async () => {
    const [email] = await confirmed(1)
    const { id } = await newIssue()
    const { db } = app.context
    await db
      .insertInto('newsletterDeliveries')
      .values({ issueId: id, emailHash: addressHash(app.context.db, email!) })
      .execute()
    await confirmed(1)
    await sent(id)
    expect(await receivers()).not.toContain(email)
    expect(await receivers()).toHaveLength(1)
  })
})

describe('The record of who got an issue', () => {
  test('holds no address, and is deleted ninety days after the end of the sending', async () => {
    const [email] = await confirmed(1)
    const { id } = await newIssue()
    await sent(id)
    const stored = () => app.context.db.selectFrom('newsletterDeliveries').selectAll().execute()
    expect(await stored()).toEqual([{ issueId: id, emailHash: addressHash(app.context.db, email!) }])
    await deleteOldDeliveries(app.context.db, new Date(Date.now() + 89 * DAY))
    expect(await stored()).toHaveLength(1)
    await deleteOldDeliveries(app.context.db, new Date(Date.now() + 91 * DAY))
    expect(await stored()).toEqual([])
    expect(await siteOwner.call(getIssue, { id })).toMatchObject({ status: 'sent', queued: 1 })
  })
})
