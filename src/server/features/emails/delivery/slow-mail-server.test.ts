import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { setAddressKey } from '#server/db/address-hash.ts'
import { databaseOf, type Database } from '#server/db/database.ts'
import { inTransaction } from '#server/db/db.ts'
import { openEmbedded } from '#server/db/embedded/embedded.ts'
import { readConfig } from '#server/config/config.ts'
import { createJobs, type Jobs } from '#server/jobs/jobs.ts'
import { smtpMail } from '#server/ports/mail/smtp.ts'
import { silentLog } from '#test/app/log.ts'
import { createMailServer, type MailServer } from '#test/stubs/mail-server.ts'
import { PATIENCE_MS } from '#test/app/patience.ts'
import { template } from '#test/database/template.ts'
import { deliverEmails } from './deliver-emails.ts'
import { EMAILS, enqueueEmails } from '#server/features/emails/queue/enqueue-emails.ts'

const config = readConfig({})
let database: Database
let mailServer: MailServer
let jobs: Jobs
let stop: () => Promise<void>
beforeAll(async () => {
  database = databaseOf(await openEmbedded({ dataDir: null, loadFrom: await template() }))
  setAddressKey(database.db, Buffer.alloc(32))
  mailServer = await createMailServer()
  const { db, pool } = database
  jobs = createJobs({ pool, log: silentLog })
  const mail = smtpMail(mailServer.url, config.mailFrom)
  const render = () => Promise.resolve({ subject: 'A subject', html: '<p>A text</p>', text: 'A text' })
  const deps = { db, jobs, mail, config, secrets: ['the secret of a test'] as const, log: silentLog }
  const sent = deliverEmails(deps, render, { claimSeconds: 0.6, isBusy: () => true })
  await jobs.start()
  stop = async () => {
    await jobs.stop(() => mail.close())
    await sent()
  }
})
afterAll(async () => {
  await stop()
  await mailServer.close()
  await database.close()
})

const notice = (recipient: string) =>
  inTransaction(database.db, async (tx) => {
    const facts = { username: 'ann', change: 'password' } as const
    const [id] = await enqueueEmails(tx, { jobs }, [{ kind: 'security-notice', recipient, replyTo: null, facts }], { sender: null })
    return id!
  })
const row = (id: string) =>
  database.db.selectFrom('emails').select(['status', 'attempts', 'claimedUntil']).where('id', '=', id).executeTakeFirstOrThrow()
const patiently = { timeout: PATIENCE_MS, interval: 20 }
const isSent = (id: string) => vi.waitFor(async () => expect(await row(id)).toMatchObject({ status: 'sent' }), patiently)

describe('A mail server that takes longer over an email than a claim lasts', () => {
  test('the email is sent once, and others are sent meanwhile', async () => {
    const { promise, resolve } = Promise.withResolvers<void>()
    mailServer.behaviours = [{ takeAfter: promise }]
    const slow = await notice('ann@cafe.example')
    await vi.waitFor(() => expect(mailServer.offers).toBe(1), patiently)
    await isSent(await notice('bob@cafe.example'))
    const renewedSince = async (time: string | null) => Date.parse((await row(slow)).claimedUntil!) - Date.parse(time!)
    const { claimedUntil } = await row(slow)
    await vi.waitFor(async () => expect(await renewedSince(claimedUntil)).toBeGreaterThan(600), patiently)
    jobs.wake(database.db, EMAILS)
    resolve()
    await isSent(slow)
    await isSent(await notice('cat@cafe.example'))
    expect(mailServer.emails.map(({ to }) => to![0]!.address)).toEqual(['bob@cafe.example', 'ann@cafe.example', 'cat@cafe.example'])
    expect((await row(slow)).attempts).toBe(1)
  })
})
