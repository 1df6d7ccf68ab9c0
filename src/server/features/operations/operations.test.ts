import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { listAudit } from '#contract/audit.ts'
import { getSystem, listEmails, listErrors, listJobs, offerBackup, retryEmail, sendTestEmail } from '#contract/operations.ts'
import type { NewRow } from '#server/db/db.ts'
import { createTestApp, type TestApp } from '#test/app.ts'
import { collectLog } from '#test/log.ts'
import { buyer, owner, type Person } from '#test/people.ts'

let app: TestApp
let boss: Person
const logged = collectLog()
const SECRETS = {
  SESSION_SECRET: 'the-secret-of-this-very-test-0123456789',
  SMTP_URL: 'smtp://mailer:pa55word-of-mail@127.0.0.1:9/?starttls=optional',
  OWNER_PASSWORD: 'a password of the owner 77',
  OWNER_EMAIL: 'boss@backdock.example',
}

beforeAll(async () => {
  app = await createTestApp({ PUBLIC_URL: 'http://market.example' }, { logTo: logged })
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

const csvOf = async (path: string) =>
  (await app.server.inject({ url: path, headers: { ...boss.headers, cookie: cookieOf(boss), accept: 'text/csv' } })).body
const cookieOf = ({ cookies }: Person) => [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')

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
    await expect(boss.call(listEmails, { status: 'lost' as 'sent' })).rejects.toThrow(/^400: .*queued, held, sent, failed or digested/)
  })

  test('the whole list is a CSV file, each email once, in the order of the list', async () => {
    const same = '2026-01-02T03:04:05.678Z'
    for (let count = 0; count < 3; count++) await storedEmail({ createdAt: same })
    const lines = (await csvOf('/api/admin/emails?search=@reader.example&limit=1')).trim().split('\r\n')
    const { items } = await boss.call(listEmails, { search: '@reader.example', limit: 100 })
    expect(lines[0]).toContain('Created,Kind,Recipient,Status,Attempts')
    expect(lines.slice(1).map((line) => line.split(',')[2])).toEqual(items.map(({ recipient }) => recipient))
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
    const { addressHash } = await import('#server/features/emails/budgets.ts')
    await app.context.db
      .insertInto('emailStops')
      .values({ emailHash: addressHash(stopped.recipient), list: 'reminders' })
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

describe('GET /api/admin/jobs', () => {
  test('every job has its schedule and its next run; one that ran says how it ended', async () => {
    const jobs = async () => new Map((await boss.call(listJobs, {})).items.map((job) => [job.name, job]))
    const housekeeping = (await jobs()).get('housekeeping')!
    expect(housekeeping).toMatchObject({ schedule: '20 3 * * *', waiting: 0, running: 0 })
    const next = new Date(housekeeping.nextRunAt!)
    expect(next.getTime()).toBeGreaterThan(Date.now())
    expect(next.toLocaleTimeString('en-AU', { timeZone: 'Australia/Sydney', hour12: false })).toBe('03:20:00')
    await app.context.jobs.enqueue(app.context.db, 'removed-uploads', [`${randomUUID()}.webp`])
    await expect.poll(async () => (await jobs()).get('removed-uploads')!.lastRun, { timeout: 10_000 }).not.toBeNull()
    expect((await jobs()).get('removed-uploads')).toMatchObject({
      schedule: null,
      nextRunAt: null,
      lastRun: { isFailed: false, reason: null },
    })
    expect((await boss.call(listJobs, { limit: 1, offset: 1 })).items).toHaveLength(1)
    expect(await csvOf('/api/admin/jobs')).toContain('housekeeping,20 3 * * *')
  })

  test('a job that fails says why, without what tells who a person is', async () => {
    const { images } = app.context
    const { remove } = images
    images.remove = () => Promise.reject(new Error('no picture of someone@cafe.example'))
    onTestFinished(() => void (images.remove = remove))
    await app.context.jobs.enqueue(app.context.db, 'removed-uploads', [`${randomUUID()}.webp`])
    const lastRun = async () => (await boss.call(listJobs, {})).items.find(({ name }) => name === 'removed-uploads')!.lastRun
    await expect.poll(async () => (await lastRun())?.isFailed, { timeout: 10_000 }).toBe(true)
    expect((await lastRun())!.reason).toContain('no picture of [redacted]')
  })
})

describe('GET /api/admin/errors', () => {
  test('what the process logs as an error is listed with its request and route, redacted as the log is', async () => {
    app.context.log
      .child({ requestId: 'request-of-the-test' })
      .error({ route: 'GET /api/somewhere', err: new Error('no answer for ann@cafe.example') }, 'GET /api/somewhere failed')
    app.context.log.warn('This is no error')
    const found = async () => (await boss.call(listErrors, { search: 'request-of-the-test' })).items
    await expect.poll(found, { timeout: 15_000 }).toHaveLength(1)
    expect(await found()).toEqual([
      expect.objectContaining({
        level: 'error',
        route: 'GET /api/somewhere',
        requestId: 'request-of-the-test',
        message: 'GET /api/somewhere failed: no answer for [redacted]',
        times: 1,
      }),
    ])
    expect((await boss.call(listErrors, { search: 'This is no error' })).total).toBe(0)
  })
})

describe('GET /api/admin/system', () => {
  test('an owner sees versions, sizes and the settings as they are read', async () => {
    const system = await boss.call(getSystem, {})
    expect(system.versions).toMatchObject({ node: process.versions.node, app: expect.stringMatching(/^\d+\.\d+\.\d+/) })
    expect(system.versions.migration).toMatch(/^\d{3}-/)
    expect(system.versions.postgres).toMatch(/^1[5-9]/)
    expect(system.databaseBytes).toBeGreaterThan(1_000_000)
    expect(system.disk.freeBytes).toBeGreaterThan(0)
    expect(system.settings).toContainEqual({ name: 'PUBLIC_URL', value: 'http://market.example', isSecret: false, isSet: true })
    expect(system.settings).toContainEqual({ name: 'WEB_CONCURRENCY', value: '1', isSecret: false, isSet: false })
    expect(system.settings).toContainEqual({ name: 'OWNER_PASSWORD', value: null, isSecret: true, isSet: false })
  })

  test('no secret and no password is anywhere in the response', async () => {
    const secretive = await createTestApp(SECRETS)
    onTestFinished(() => secretive.stop())
    const text = JSON.stringify(await (await owner(secretive)).call(getSystem, {}))
    for (const secret of [SECRETS.SESSION_SECRET, 'pa55word-of-mail', 'mailer', SECRETS.OWNER_PASSWORD]) expect(text).not.toContain(secret)
    expect(text).toContain('smtp://127.0.0.1:9/')
    expect(text).toContain('{"name":"SESSION_SECRET","value":null,"isSecret":true,"isSet":true}')
  })
})

describe('GET /api/admin/backup', () => {
  const download = (url: string, { headers, cookies }: Person | { headers: object; cookies: Map<string, string> }) =>
    app.server.inject({ url, headers: { ...headers, cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') } })

  test('its link works for the owner who asked, once, and for a minute', async () => {
    const { url } = await boss.call(offerBackup, {})
    expect(url).toMatch(/^\/downloads\/once\/[\w-]{43}$/)
    const { rows } = await app.context.pool.query('select token_hash from backups')
    expect(JSON.stringify(rows)).not.toContain(url.split('/').at(-1))
    expect((await app.server.inject(url)).statusCode).toBe(401)
    expect((await download(url, await buyer(app))).statusCode).toBe(403)
    expect((await download(url, await owner(app))).statusCode).toBe(404)
    expect((await app.server.inject({ method: 'HEAD', url, headers: { cookie: cookieOf(boss) } })).statusCode).toBe(404)
    const file = await download(url, boss)
    expect([file.statusCode, file.headers['content-disposition']]).toEqual([
      200,
      expect.stringMatching(/backdock-\d{4}-\d\d-\d\d\.tar\.gz$/),
    ])
    expect(file.headers['cache-control']).toBe('private, no-store')
    expect((await download(url, boss)).statusCode).toBe(404)
    expect((await download('/downloads/once/short', boss)).statusCode).toBe(404)
    const { items } = await boss.call(listAudit, {})
    expect(items.filter(({ action }) => action === 'backup.download')).toHaveLength(1)
    const { backups } = await boss.call(getSystem, {})
    expect(backups[0]).toMatchObject({ username: boss.username, status: 'done', bytes: file.rawPayload.length })
  })

  test('a link that is older than a minute is unknown', async () => {
    const { url } = await boss.call(offerBackup, {})
    await app.context.pool.query(`update backups set expires_at = now() - interval '1 second' where status = 'offered'`)
    expect((await download(url, boss)).statusCode).toBe(404)
  })

  test('while one is being made there is no other, unless its process has died', async () => {
    const { url } = await boss.call(offerBackup, {})
    const insert = `insert into backups (username, status, expires_at, started_at, seen_at) values ('x', 'running', now(), now(), now())`
    await app.context.pool.query(insert)
    expect((await download(url, boss)).statusCode).toBe(409)
    await expect(boss.call(offerBackup, {})).rejects.toThrow(/^409: .*A backup is being made/)
    await app.context.pool.query(`update backups set seen_at = now() - interval '2 minutes' where status = 'running'`)
    expect((await download(url, boss)).statusCode).toBe(200)
  })
})
