import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { confirmReader } from './held-emails.ts'
import { createTestApp, type TestApp } from '#test/app/app.ts'
import { createMailServer, type MailServer } from '#test/stubs/mail-server.ts'
import { PATIENCE_MS } from '#test/app/patience.ts'

let app: TestApp
let mailServer: MailServer
beforeAll(async () => {
  mailServer = await createMailServer()
  app = await createTestApp({ SMTP_URL: mailServer.url, LOG_LEVEL: 'silent' })
})
afterAll(async () => {
  await app.stop()
  await mailServer.close()
})

const supplier = { id: 7, businessName: 'Tin Shed Coffee', category: 'Coffee', phone: null, email: 'hello@tinshed.example' }
const inquiry = (message: string) => ({
  kind: 'inquiry',
  recipient: supplier.email,
  replyTo: 'ann@cafe.example',
  facts: JSON.stringify({ supplier, inquiry: { message, email: 'ann@cafe.example', phone: null }, forOwner: false }),
})

/** Inserts rows as an earlier version may have left them. Returns their ids. */
const queued = (rows: ReturnType<typeof inquiry>[]) =>
  app.context.db
    .insertInto('emails')
    .values(rows)
    .returning('id')
    .execute()
    .then((inserted) => inserted.map(({ id }) => id))
const finished = (ids: string[]) =>
  vi.waitFor(
    async () => {
      const rows = await app.context.db
        .selectFrom('emails')
        .select(['id', 'status', 'attempts', 'lastError'])
        .where('id', 'in', ids)
        .execute()
      expect(rows.every(({ status }) => status !== 'queued')).toBe(true)
      return ids.map((id) => rows.find((row) => row.id === id)!)
    },
    { timeout: PATIENCE_MS, interval: 20 },
  )

beforeAll(() => confirmReader(app.context, supplier.email))

describe('Emails that are broken', () => {
  test('what cannot be rendered or has no recipient is given up at once with the reason, and the others are sent', async () => {
    const whole = inquiry('Never read')
    const broken = [
      { row: { facts: '{}' }, reason: 'cannot be rendered' },
      { row: { kind: 'quote-request', facts: '[]' }, reason: 'cannot be rendered' },
      { row: { kind: 'of-an-earlier-version' }, reason: 'cannot be rendered' },
      { row: { recipient: '' }, reason: 'No recipients' },
    ]
    const ids = await queued([...broken.map(({ row }) => ({ ...whole, ...row })), inquiry('The next one')])
    const rows = await finished(ids)
    expect(rows.pop()).toMatchObject({ status: 'sent' })
    for (const [at, row] of rows.entries())
      expect(row).toMatchObject({ status: 'failed', attempts: 1, lastError: expect.stringContaining(broken[at]!.reason) })
    expect(mailServer.emails.map(({ text }) => text)).toEqual([expect.stringContaining('The next one')])
  })

  test('an email with a link that no secret opens waits, since the operator may bring the secret back', async () => {
    const facts = '{"username":"ann","token":"of another secret"}'
    const [id] = await queued([{ ...inquiry(''), kind: 'reset-password', facts }])
    const row = () => app.context.db.selectFrom('emails').select(['status', 'lastError']).where('id', '=', id!).executeTakeFirstOrThrow()
    const waiting = { status: 'queued', lastError: expect.stringContaining('SESSION_SECRET') }
    await vi.waitFor(async () => expect(await row()).toMatchObject(waiting), { timeout: PATIENCE_MS, interval: 20 })
  })

  test('an email whose facts have control characters is sent', async () => {
    const ids = await queued([inquiry('Bell \u0007, override \u202e, escape \u001b[31m, half \ufffd')])
    expect(await finished(ids)).toMatchObject([{ status: 'sent' }])
    expect(mailServer.emails.at(-1)?.text).toContain('Bell')
  })
})
