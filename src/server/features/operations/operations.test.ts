import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { getSystem, listErrors, listJobs } from '#contract/owner/operations.ts'
import { createTestApp, type TestApp } from '#test/app/app.ts'
import { collectLog } from '#test/app/log.ts'
import { csvOf, owner, type Person } from '#test/people/people.ts'

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

describe('GET /api/admin/jobs', () => {
  test('every job has its schedule and its next run; one that ran says how it ended', async () => {
    const jobs = async () => new Map((await boss.call(listJobs, {})).items.map((job) => [job.name, job]))
    const housekeeping = (await jobs()).get('housekeeping')!
    expect(housekeeping).toMatchObject({ schedule: '20 3 * * *', waiting: 0, running: 0 })
    const next = new Date(housekeeping.nextRunAt!)
    expect(next.getTime()).toBeGreaterThan(Date.now())
    expect(next.toLocaleTimeString('en-AU', { timeZone: 'Australia/Sydney', hour12: false })).toBe('03:20:00')
    await app.context.jobs.enqueue(app.context.db, 'removed-uploads', [`${randomUUID()}.webp`])
    await expect.poll(async () => (await jobs()).get('removed-uploads')!.lastRun).not.toBeNull()
    expect((await jobs()).get('removed-uploads')).toMatchObject({
      schedule: null,
      nextRunAt: null,
      lastRun: { isFailed: false, reason: null },
    })
    expect((await boss.call(listJobs, { limit: 1, offset: 1 })).items).toHaveLength(1)
    expect(await csvOf(app, boss, '/api/admin/jobs')).toContain('"housekeeping","20 3 * * *"')
  })

  test('a job that fails says why, without what tells who a person is', async () => {
    const { images } = app.context
    const { remove } = images
    images.remove = () => Promise.reject(new Error('no picture of someone@cafe.example'))
    onTestFinished(() => void (images.remove = remove))
    await app.context.jobs.enqueue(app.context.db, 'removed-uploads', [`${randomUUID()}.webp`])
    const lastRun = async () => (await boss.call(listJobs, {})).items.find(({ name }) => name === 'removed-uploads')!.lastRun
    await expect.poll(async () => (await lastRun())?.isFailed).toBe(true)
    expect((await lastRun())?.reason).toContain('no picture of [redacted]')
  })
})

describe('GET /api/admin/errors', () => {
  test('what the process logs as an error is listed with its request and route, redacted as the log is', async () => {
    app.context.log
      .child({ requestId: 'request-of-the-test' })
      .error({ route: 'GET /api/somewhere', err: new Error('no answer for ann@cafe.example') }, 'GET /api/somewhere failed')
    app.context.log.warn('This is no error')
    const found = async () => (await boss.call(listErrors, { search: 'request-of-the-test' })).items
    await expect.poll(found).toHaveLength(1)
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

  test('of emails, payments, storage, backups, the assistant and the sender it says whether others can rely on them', async () => {
    const ready = async (who: Person) =>
      Object.fromEntries((await who.call(getSystem, {})).readiness.map(({ topic, isReady }) => [topic, isReady]))
    expect(await ready(boss)).toMatchObject({
      emails: false,
      payments: false,
      storage: false,
      backups: false,
      assistant: false,
      sender: false,
    })
    const made = (daysAgo: number) => ({
      accountId: boss.id,
      username: 'boss',
      status: 'done' as const,
      startedAt: new Date(Date.now() - daysAgo * 86_400_000),
      finishedAt: new Date(Date.now() - daysAgo * 86_400_000),
      expiresAt: new Date(),
    })
    await app.context.db.insertInto('backups').values(made(8)).execute()
    expect(await ready(boss)).toMatchObject({ backups: false })
    await app.context.db.insertInto('backups').values(made(6)).execute()
    expect(await ready(boss)).toMatchObject({ backups: true })
    const mailing = await createTestApp(SECRETS, { logTo: collectLog() })
    onTestFinished(() => mailing.stop())
    expect(await ready(await owner(mailing))).toMatchObject({ emails: true, payments: false })
  })

  test('no secret and no password is anywhere in the response', async () => {
    // No mail server is at its address.
    const secretive = await createTestApp(SECRETS, { logTo: collectLog() })
    onTestFinished(() => secretive.stop())
    const text = JSON.stringify(await (await owner(secretive)).call(getSystem, {}))
    for (const secret of [SECRETS.SESSION_SECRET, 'pa55word-of-mail', 'mailer', SECRETS.OWNER_PASSWORD]) expect(text).not.toContain(secret)
    expect(text).toContain('smtp://127.0.0.1:9/')
    expect(text).toContain('{"name":"SESSION_SECRET","value":null,"isSecret":true,"isSet":true}')
  })
})
