import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { listAudit } from '#contract/owner/audit.ts'
import { getSystem, offerBackup } from '#contract/owner/operations.ts'
import { createTestApp, type TestApp } from '#test/app/app.ts'
import { buyer, cookieOf, owner, type Person } from '#test/people/people.ts'

let app: TestApp
let boss: Person

beforeAll(async () => {
  app = await createTestApp()
  boss = await owner(app)
})
afterAll(() => app.stop())

describe('GET /api/admin/backup', () => {
  const download = (url: string, by: Person) => app.server.inject({ url, headers: { ...by.headers, cookie: cookieOf(by) } })

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
