import { randomUUID } from 'node:crypto'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { setAddressKey } from '#server/db/address-hash.ts'
import { openDb, createPool, type Db } from '#server/db/db.ts'
import { openEmbedded, type EmbeddedDatabase } from '#server/db/embedded/embedded.ts'
import { outboxMail } from '#server/ports/mail/outbox.ts'
import { createLog } from '#server/log.ts'
import { retentionsOf } from '#server/app/features.ts'
import { collectLog, silentLog } from '#test/app/log.ts'
import { template } from '#test/database/template.ts'
import { applyRetentions } from './housekeeping.ts'

let embedded: EmbeddedDatabase
let db: Db
let outbox: string
beforeAll(async () => {
  outbox = await mkdtemp(join(tmpdir(), 'backdock-outbox-'))
  embedded = await openEmbedded({ dataDir: null, loadFrom: await template() })
  db = openDb(createPool(embedded.pool))
  setAddressKey(db, Buffer.alloc(32))
})
afterAll(async () => {
  await db.destroy()
  await embedded.close()
  await rm(outbox, { recursive: true })
})

const NOW = Date.parse('2026-11-21T12:00:00Z')
const daysAgo = (days: number) => new Date(NOW - days * 86_400_000).toISOString()

describe('applyRetentions', () => {
  test('rows past their retention are deleted and all others stay', async () => {
    const { id: supplierId } = await db
      .insertInto('suppliers')
      .values({ businessName: 'Bean Co', category: 'Coffee' })
      .returning('id')
      .executeTakeFirstOrThrow()
    const key = { caller: 'visitors', path: '/api/quotes/request', bodyHash: '' }
    await db
      .insertInto('idempotencyKeys')
      .values([
        { ...key, key: 'old', createdAt: daysAgo(1.1) },
        { ...key, key: 'new', createdAt: daysAgo(0.9) },
      ])
      .execute()
    await db
      .insertInto('rateLimits')
      .values([
        { key: 'old', expire: NOW - 7_200_000 },
        { key: 'new', expire: NOW + 1000 },
      ])
      .execute()
    const day = (days: number) => daysAgo(days).slice(0, 10)
    await db
      .insertInto('visits')
      .values([3, 1].map((days) => ({ supplierId, day: day(days), visitor: `${days}` })))
      .execute()
    await db
      .insertInto('inquiries')
      .values([366, 364].map((days) => ({ supplierId, day: day(days), visitor: `${days}` })))
      .execute()
    await db
      .insertInto('viewsByDay')
      .values([401, 399].map((days) => ({ supplierId, day: day(days), views: days })))
      .execute()
    await db
      .insertInto('listingChanges')
      .values([401, 399].map((days) => ({ supplierId, kind: 'venue-added' as const, subject: `${days}`, at: daysAgo(days) })))
      .execute()
    const emails = (['sent long ago', 'sent lately', 'failed', 'queued'] as const).map((recipient) => ({
      kind: 'inquiry',
      recipient,
      facts: '{}',
    }))
    await db.insertInto('emails').values(emails).execute()
    const finish = (recipient: string, status: 'sent' | 'failed', days: number) =>
      db
        .updateTable('emails')
        .set({ status, finishedAt: daysAgo(days) })
        .where('recipient', '=', recipient)
        .execute()
    await finish('sent long ago', 'sent', 91)
    await finish('sent lately', 'sent', 89)
    await finish('failed', 'failed', 91)

    await db
      .insertInto('searchAlerts')
      .values([366, 364].map((days) => ({ email: 'ann@cafe.example', search: `${days}`, query: 'tea', createdAt: daysAgo(days) })))
      .execute()

    const { id: accountId } = await db
      .insertInto('accounts')
      .values({ username: 'ann', usernameKey: 'ann', email: 'ann@cafe.example', passwordHash: '', role: 'restaurant' })
      .returning('id')
      .executeTakeFirstOrThrow()
    await db
      .insertInto('sessions')
      .values([31, 29].map((days) => ({ accountId, tokenHash: `${days}`, userAgent: '', seenAt: daysAgo(days) })))
      .execute()
    await db
      .insertInto('oneTimeLinks')
      .values([1, -1].map((days) => ({ accountId, tokenHash: `${days}`, purpose: 'reset', expiresAt: daysAgo(days) })))
      .execute()
    await db
      .insertInto('knownDevices')
      .values([401, 399].map((days) => ({ accountId, deviceHash: `${days}`, seenAt: daysAgo(days) })))
      .execute()

    const { id: requestId } = await db
      .insertInto('quoteRequests')
      .values({ supplierId, contactEmail: 'ann@cafe.example', requirements: 'Beans' })
      .returning('id')
      .executeTakeFirstOrThrow()
    const file = { requestId, kind: 'application/pdf' as const, content: Buffer.from('%PDF-') }
    const [used] = await db
      .insertInto('attachments')
      .values([
        { ...file, name: 'used', createdAt: daysAgo(2) },
        { ...file, name: 'unused', createdAt: daysAgo(1.1) },
        { ...file, name: 'new', createdAt: daysAgo(0.9) },
      ])
      .returning('id')
      .execute()
    await db.insertInto('offers').values({ requestId, revision: 1, lines: '[]', deliveryCents: 0, attachmentId: used!.id }).execute()

    const mail = outboxMail(outbox, 'no-reply@backdock.example')
    const copy = { to: 'ann@cafe.example', replyTo: null, subject: '', html: '', text: '' }
    const copies = [91, 89].map((days) => ({ ...copy, id: randomUUID(), createdAt: new Date(daysAgo(days)) }))
    for (const each of copies) await mail.send(each)

    await applyRetentions({ db, log: silentLog }, retentionsOf({ mail }), new Date(NOW))

    expect(await db.selectFrom('idempotencyKeys').select('key').execute()).toEqual([{ key: 'new' }])
    expect(await db.selectFrom('rateLimits').select('key').execute()).toEqual([{ key: 'new' }])
    expect(await db.selectFrom('visits').select('visitor').execute()).toEqual([{ visitor: '1' }])
    expect(await db.selectFrom('inquiries').select('visitor').execute()).toEqual([{ visitor: '364' }])
    expect(await db.selectFrom('viewsByDay').select('views').execute()).toEqual([{ views: 399 }])
    expect(await db.selectFrom('listingChanges').select('subject').execute()).toEqual([{ subject: '399' }])
    expect(await db.selectFrom('searchAlerts').select('search').execute()).toEqual([{ search: '364' }])
    expect(await db.selectFrom('sessions').select('tokenHash').execute()).toEqual([{ tokenHash: '29' }])
    expect(await db.selectFrom('oneTimeLinks').select('tokenHash').execute()).toEqual([{ tokenHash: '-1' }])
    expect(await db.selectFrom('knownDevices').select('deviceHash').execute()).toEqual([{ deviceHash: '399' }])
    expect(await db.selectFrom('attachments').select('name').orderBy('name').execute()).toEqual([{ name: 'new' }, { name: 'used' }])
    expect(await readdir(outbox)).toEqual([expect.stringContaining(copies[1]!.id)])
    expect(await db.selectFrom('emails').select('recipient').orderBy('recipient').execute()).toEqual([
      { recipient: 'failed' },
      { recipient: 'queued' },
      { recipient: 'sent lately' },
    ])
  })

  test('one that fails keeps none of the others from theirs, and each failure is logged and named', async () => {
    const logged = collectLog()
    const applied: string[] = []
    const fails = (message: string) => () => Promise.reject(new Error(message))
    const retentions = {
      first: async () => void applied.push('first'),
      second: fails('no room'),
      third: async () => void applied.push('third'),
      fourth: fails('no access'),
      fifth: async () => void applied.push('fifth'),
    }
    const applying = applyRetentions({ db, log: createLog({ logLevel: 'warn' }, logged) }, retentions, new Date(NOW))
    await expect(applying).rejects.toThrow('2 of 5 retentions failed: second, fourth')
    expect(applied).toEqual(['first', 'third', 'fifth'])
    expect(logged.entries()).toMatchObject([
      { level: 'error', msg: 'The retention "second" failed', err: { message: 'no room' } },
      { level: 'error', msg: 'The retention "fourth" failed', err: { message: 'no access' } },
    ])
  })
})
