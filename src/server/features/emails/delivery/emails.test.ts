import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { readConfig } from '#server/config/config.ts'
import { inTransaction, openDb, createPool, type Db } from '#server/db/db.ts'
import { openEmbedded, type EmbeddedDatabase } from '#server/db/embedded/embedded.ts'
import { createJobs, type Jobs } from '#server/jobs/jobs.ts'
import type { Mail } from '#server/ports/mail/mail.ts'
import { smtpMail } from '#server/ports/mail/smtp.ts'
import { silentLog } from '#test/app/log.ts'
import { createMailServer, type MailServer } from '#test/stubs/mail-server.ts'
import { template } from '#test/database/template.ts'
import { renderEmail } from '#web/emails/emails.tsx'
import { deliverEmails, resumeEmails } from './deliver-emails.ts'
import { addressHash, setAddressKey } from '#server/db/address-hash.ts'
import { PATIENCE_MS } from '#test/app/patience.ts'
import { claimEmails, insertConfirmedAddresses, type NewEmail } from '#server/features/emails/queue/queries.ts'
import { cancelEmail, enqueueEmails } from '#server/features/emails/queue/enqueue-emails.ts'

const config = readConfig({ MAIL_FROM: 'Backdock <no-reply@backdock.example>' })
const supplier = { id: 7, businessName: 'Tin Shed Coffee', category: 'Coffee', phone: null, email: 'hello@tinshed.example' } as const
const inquiry = (message: string): NewEmail => ({
  kind: 'inquiry',
  recipient: supplier.email,
  replyTo: 'ann@cafe.example',
  facts: { supplier, inquiry: { message, email: 'ann@cafe.example', phone: null }, forOwner: false },
})

let embedded: EmbeddedDatabase
let pool: ReturnType<typeof createPool>
let db: Db
let jobs: Jobs
let mail: Mail
let mailServer: MailServer

beforeAll(async () => {
  embedded = await openEmbedded({ dataDir: null, loadFrom: await template() })
  pool = createPool(embedded.pool)
  db = openDb(pool)
  setAddressKey(db, Buffer.alloc(32))
  // Without a budget, every email is sent at once.
  await insertConfirmedAddresses(db, [addressHash(db, supplier.email)])
  mailServer = await createMailServer()
  await startProcess()
})
afterAll(async () => {
  await stopProcess()
  await mailServer.close()
  await db.destroy()
  await embedded.close()
})
beforeEach(() => void Object.assign(mailServer, { emails: [], offers: 0 }))

async function startProcess() {
  jobs = createJobs({ pool, log: silentLog })
  mail = smtpMail(mailServer.url, config.mailFrom)
  deliverEmails({ db, jobs, mail, config, secrets: ['the secret of a test'], log: silentLog }, renderEmail)
  await resumeEmails({ db })
  await jobs.start()
}
async function stopProcess() {
  await jobs.stop()
  await mail.close()
}

/** Enqueues an inquiry and returns the id of its email. */
async function write(message: string): Promise<string> {
  await inTransaction(db, (tx) => enqueueEmails(tx, { jobs }, [inquiry(message)], { sender: null }))
  return (await db.selectFrom('emails').select('id').orderBy('createdAt', 'desc').limit(1).executeTakeFirstOrThrow()).id
}
const row = (id: string) =>
  db
    .selectFrom('emails')
    .select(['status', 'attempts', 'lastError', 'claimedUntil', 'finishedAt'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
const ended = (id: string, status: 'sent' | 'failed') =>
  vi.waitFor(async () => expect(await row(id)).toMatchObject({ status }), { timeout: PATIENCE_MS, interval: 20 })
describe('Email delivery', () => {
  test('an email is sent after the commit, with the buyer as Reply-To, in HTML and text', async () => {
    const id = await write('Do you deliver to Preston?')
    await ended(id, 'sent')
    const [email] = mailServer.emails
    expect(email?.messageId).toBe(`<${id}@backdock.example>`)
    expect(email?.to).toMatchObject([{ address: supplier.email }])
    expect(email?.replyTo).toMatchObject([{ address: 'ann@cafe.example' }])
    expect(email?.html).toContain('Do you deliver to Preston?')
    expect(email?.text).toContain('Do you deliver to Preston?')
    expect(await row(id)).toMatchObject({ attempts: 1, lastError: null, claimedUntil: null, finishedAt: expect.any(String) })
  })

  test('an email of a transaction that is rolled back is never sent', async () => {
    const rolledBack = inTransaction(db, async (tx) => {
      await enqueueEmails(tx, { jobs }, [inquiry('Never mind')], { sender: null })
      throw new Error('changed my mind')
    })
    await expect(rolledBack).rejects.toThrow('changed my mind')
    await ended(await write('The next one'), 'sent')
    expect(mailServer.emails).toHaveLength(1)
  })

  test('an email cut off before the mail server accepts it is sent again, with the same Message-ID', async () => {
    mailServer.behaviours = ['drop before the answer']
    const id = await write('Killed half-way')
    await ended(id, 'sent')
    expect(mailServer.offers).toBe(2)
    expect(mailServer.emails.map(({ messageId }) => messageId)).toEqual([`<${id}@backdock.example>`])
  })

  test('an email cut off after the mail server accepts it is not sent again', async () => {
    mailServer.behaviours = ['drop after the answer']
    const id = await write('Killed too late')
    await ended(id, 'sent')
    await ended(await write('The next one'), 'sent')
    expect(mailServer.emails).toHaveLength(2)
  })

  test('an email that was sent but could not be marked as sent is marked later, and not sent again', async () => {
    await pool.query(`
    create function refuse() returns trigger language plpgsql as $$ begin raise exception 'no room'; end $$;
    create trigger refuse before update on emails for each row when (new.status = 'sent') execute function refuse()`)
    const id = await write('Taken without a note')
    await vi.waitFor(() => expect(mailServer.emails).toHaveLength(1), PATIENCE_MS)
    await pool.query('drop trigger refuse on emails; drop function refuse()')
    await ended(id, 'sent')
    expect(mailServer.offers).toBe(1)
  })

  test('an email waits while there is no mail server, and is sent when there is one', async () => {
    const port = Number(new URL(mailServer.url).port)
    await mailServer.close()
    const id = await write('Anybody there?')
    await vi.waitFor(async () => expect(await row(id)).toMatchObject({ status: 'queued', lastError: expect.any(String) }), {
      timeout: PATIENCE_MS,
    })
    mailServer = await createMailServer(port)
    await ended(id, 'sent')
    expect(mailServer.emails).toHaveLength(1)
  })

  test('an email rejected for good is stored with the reason, and not offered again', async () => {
    mailServer.behaviours = [{ refuse: 550, at: 'receiver' }]
    const id = await write('To nobody')
    await ended(id, 'failed')
    await ended(await write('The next one'), 'sent')
    expect(await row(id)).toMatchObject({ attempts: 1, lastError: expect.stringContaining('550'), finishedAt: expect.any(String) })
    expect(mailServer.emails.map(({ text }) => text)).toEqual([expect.stringContaining('The next one')])
  })

  test('an email that another worker has claimed is left to it, and is sent once the claim expires', async () => {
    const id = await inTransaction(db, async (tx) => {
      await enqueueEmails(tx, { jobs }, [inquiry('Held elsewhere')], { sender: null })
      const [claimed, ...others] = await claimEmails(tx, 10, 3)
      expect(others).toEqual([])
      expect(await claimEmails(tx, 10, 3)).toEqual([])
      return claimed!.id
    })
    // The worker that claimed it has died: when its claim expires, the email is sent all the same, once.
    await ended(id, 'sent')
    expect(mailServer.emails).toHaveLength(1)
    expect(await row(id)).toMatchObject({ attempts: 2 })
  })

  test('a delayed email survives a restart, is sent when its time comes, and can be cancelled until then', async () => {
    const [scheduled, cancelled] = await inTransaction(db, (tx) =>
      enqueueEmails(tx, { jobs }, [inquiry('In two minutes'), inquiry('Never mind')], { sender: null, afterSeconds: 120 }),
    )
    await stopProcess()
    await startProcess()
    await ended(await write('At once'), 'sent')
    expect(await row(scheduled!)).toMatchObject({ status: 'queued', attempts: 0 })
    expect(await cancelEmail(db, cancelled!)).toBe(true)
    await pool.query('update emails set due_at = now() where id in ($1, $2)', [scheduled, cancelled])
    await ended(scheduled!, 'sent')
    expect(mailServer.emails).toHaveLength(2)
    expect(await cancelEmail(db, scheduled!)).toBe(false)
  })

  test('emails queued when the process ends are sent when the next one starts, whoever wrote them', async () => {
    mailServer.behaviours = [{ refuse: 450, at: 'receiver' }]
    await stopProcess()
    const waiting = await write('Written just before the end')
    const { id: orphan } = await db
      .insertInto('emails')
      .values({ ...inquiry('Inserted by another program'), facts: JSON.stringify(inquiry('Inserted by another program').facts) })
      .returning('id')
      .executeTakeFirstOrThrow()
    await startProcess()
    await Promise.all([ended(waiting, 'sent'), ended(orphan, 'sent')])
    expect(mailServer.emails).toHaveLength(2)
  })
})
