import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { setAddressKey } from '#server/db/address-hash.ts'
import { databaseOf, type Database } from '#server/db/database.ts'
import { inTransaction } from '#server/db/db.ts'
import { openEmbedded } from '#server/db/embedded/embedded.ts'
import { readConfig } from '#server/config/config.ts'
import { createJobs } from '#server/jobs/jobs.ts'
import { createLog } from '#server/log.ts'
import { outboxMail } from '#server/ports/mail/outbox.ts'
import { collectLog } from '#test/app/log.ts'
import { PATIENCE_MS } from '#test/app/patience.ts'
import { template } from '#test/database/template.ts'
import { deliverEmails } from './deliver-emails.ts'
import { enqueueEmails } from '#server/features/emails/queue/enqueue-emails.ts'

/** More groups than a busy process sends while it stops. */
const MANY = 400
const config = readConfig({})
const logged = collectLog()
let folder: string
let database: Database
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'backdock-outbox-'))
  database = databaseOf(await openEmbedded({ dataDir: null, loadFrom: await template() }))
  setAddressKey(database.db, Buffer.alloc(32))
})
afterAll(() => rm(folder, { recursive: true }))

/** Starts the delivery in a process that always has requests to answer. Returns its end. */
async function startDelivery() {
  const { db, pool } = database
  const log = createLog({ logLevel: 'warn' }, logged)
  const jobs = createJobs({ pool, log })
  const render = () => Promise.resolve({ subject: 'A subject', html: '<p>A text</p>', text: 'A text' })
  const deps = { db, jobs, mail: outboxMail(folder, config.mailFrom), config, secrets: ['the secret of a test'] as const, log }
  const sent = deliverEmails(deps, render, { isBusy: () => true })
  await jobs.start()
  const stop = async () => {
    await jobs.stop()
    await sent()
  }
  return { jobs, stop }
}
const count = async (status: 'queued' | 'sent', isClaimed: boolean) => {
  const rows = await database.db
    .selectFrom('emails')
    .select('id')
    .where('status', '=', status)
    .where('claimedUntil', isClaimed ? 'is not' : 'is', null)
    .execute()
  return rows.length
}

describe('The delivery of emails, stopped', () => {
  test('finishes those that it has begun and leaves the others to the next start', async () => {
    const { jobs, stop } = await startDelivery()
    await inTransaction(database.db, async (tx) => {
      const notices = Array.from({ length: MANY }, (_, at) => ({
        kind: 'security-notice' as const,
        recipient: `reader-${at}@cafe.example`,
        replyTo: null,
        facts: { username: 'ann', change: 'password' as const },
      }))
      await enqueueEmails(tx, { jobs }, notices, { sender: null })
    })
    await vi.waitFor(async () => expect(await count('sent', false)).toBeGreaterThan(0), { timeout: PATIENCE_MS, interval: 20 })
    await stop()
    const [sent, claimed, left] = [await count('sent', false), await count('queued', true), await count('queued', false)]
    await database.close()
    expect({ claimed, all: sent + left, isStopped: left > 0, log: logged.entries() }).toEqual({
      claimed: 0,
      all: MANY,
      isStopped: true,
      log: [],
    })
  })
})
