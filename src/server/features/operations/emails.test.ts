import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { listAudit } from '#contract/owner/audit.ts'
import { listEmails, retryEmail, sendTestEmail } from '#contract/owner/operations.ts'
import type { NewRow } from '#server/db/db.ts'
import { addressHash } from '#server/db/address-hash.ts'
import { createTestApp, type TestApp } from '#test/app/app.ts'
import { csvOf, owner, type Person } from '#test/people/people.ts'

let app: TestApp
let boss: Person

beforeAll(async () => {
  app = await createTestApp()
  boss = await owner(app)
})
afterAll(() => app.stop())

async function storedEmail(fields: Partial<NewRow<'emails'>> = {}): Promise<{ id: string; recipient: string }> {
  const values = {
    kind: 'test',
    recipient: `${randomUUID()}@reader.example`,
    facts: JSON.stringify({ username: 'ann', note: 'T0ken-in-facts' }),
  }
  const { id } = await app.context.db
    .insertInto('emails')
    .values({ ...values, dueAt: '2999-01-01T00:00:00Z', ...fields })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { id, recipient: fields.recipient ?? values.recipient }
}

/** An email that was given up, which takes two statements: nothing is inserted as failed. */
async function failedEmail(fields: Partial<NewRow<'emails'>> = {}) {
  const email = await storedEmail(fields)
  await app.context.db
    .updateTable('emails')
    .set({ status: 'failed', attempts: 61, lastError: '550 no such user', finishedAt: new Date() })
    .where('id', '=', email.id)
    .execute()
  return email
}

describe('GET /api/admin/emails', () => {
  test('an owner finds emails by recipient and status, with the reason of a failure, and never what they say', async () => {
    const [failed, queued] = [await failedEmail(), await storedEmail()]
    const { items, total } = await boss.call(listEmails, { search: failed.recipient.slice(4).toUpperCase() })
    expect([total, items]).toEqual([
      1,
      [
        expect.objectContaining({
          id: failed.id,
          status: 'failed',
          attempts: 61,
          lastError: '550 no such user',
          dueAt: null,
          heldFor: null,
        }),
      ],
    ])
    expect(JSON.stringify(items)).not.toContain('T0ken')
    const waiting = await boss.call(listEmails, { status: 'queued', search: '@reader.example' })
    expect(waiting.items.map(({ id }) => id)).toEqual([queued.id])
    expect((await boss.call(listEmails, { search: '%' })).total).toBe(0)
    await expect(boss.call(listEmails, { status: 'lost' as 'sent' })).rejects.toThrow(
      /^400: .*queued, held, sent, file, failed or digested/,
    )
  })

  test('an email that no server took is in a file and not sent; one that a server took is sent', async () => {
    const { id, recipient, isFile } = await boss.call(sendTestEmail, {})
    expect(isFile).toBe(true)
    await app.emails()
    const here = async (status: 'sent' | 'file') => (await boss.call(listEmails, { status, search: recipient })).items.map((one) => one.id)
    expect(await here('file')).toContain(id)
    expect(await here('sent')).not.toContain(id)
    // The next test counts its own.
    await app.context.db.deleteFrom('rateLimits').execute()
    await app.context.db.updateTable('emails').set({ isFile: false }).where('id', '=', id).execute()
    expect(await here('sent')).toContain(id)
    expect(await csvOf(app, boss, '/api/admin/emails?status=sent')).toContain(recipient)
  })

  test('the whole list is a CSV file, each email once, in the order of the list', async () => {
    const same = '2026-01-02T03:04:05.678Z'
    for (let count = 0; count < 3; count++) await storedEmail({ createdAt: same })
    const lines = (await csvOf(app, boss, '/api/admin/emails?search=@reader.example&limit=1')).trim().split('\r\n')
    const { items } = await boss.call(listEmails, { search: '@reader.example', limit: 100 })
    expect(lines[0]).toContain('"Created","Kind","Recipient","Status","Attempts"')
    expect(lines.slice(1).map((line) => line.split(',')[2]?.replaceAll('"', ''))).toEqual(items.map(({ recipient }) => recipient))
  })
})

describe('POST /api/admin/emails/:id/retry', () => {
  test('an email that was given up is sent, once, and the audit says who tried it again', async () => {
    const { id, recipient } = await failedEmail()
    expect(await boss.call(retryEmail, { id })).toMatchObject({ id, status: 'queued', attempts: 0, finishedAt: null })
    const sent = (await app.emails()).filter(({ to }) => to?.[0]?.address === recipient)
    expect(sent).toHaveLength(1)
    await expect(boss.call(retryEmail, { id })).rejects.toThrow(/^409: .*Only an email that was given up/)
    const { items } = await boss.call(listAudit, {})
    expect(items).toContainEqual(expect.objectContaining({ action: 'email.retry', subject: `email ${id}`, username: boss.username }))
  })

  test('one that is not given up, or whose reader has stopped such emails, is left alone', async () => {
    const queued = await storedEmail()
    await expect(boss.call(retryEmail, { id: queued.id })).rejects.toThrow(/^409: /)
    const stopped = await failedEmail({ list: 'reminders' })
    await app.context.db
      .insertInto('emailStops')
      .values({ emailHash: addressHash(app.context.db, stopped.recipient), list: 'reminders' })
      .execute()
    await expect(boss.call(retryEmail, { id: stopped.id })).rejects.toThrow(/^409: .*has stopped these emails/)
    await expect(boss.call(retryEmail, { id: randomUUID() })).rejects.toThrow(/^404: /)
  })
})

describe('POST /api/admin/emails/test', () => {
  test('an owner gets an email at their own address, five times an hour at most', async () => {
    const other = await owner(app)
    for (let count = 0; count < 5; count++) expect((await other.call(sendTestEmail, {})).recipient).toBe(other.email)
    await expect(other.call(sendTestEmail, {})).rejects.toThrow(/^429: /)
    const subjects = (await app.emails()).filter(({ to }) => to?.[0]?.address === other.email).map(({ subject }) => subject)
    expect(subjects.length).toBeGreaterThan(0)
    expect(new Set(subjects)).toEqual(new Set(['A test email from Backdock']))
  })
})
