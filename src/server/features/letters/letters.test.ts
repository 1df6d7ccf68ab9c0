import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { readConfig } from '#server/config.ts'
import { inTransaction, openDb, openPool, type Db } from '#server/db/db.ts'
import { openEmbedded, type EmbeddedDatabase } from '#server/db/embedded.ts'
import { openJobs, type Jobs } from '#server/jobs/jobs.ts'
import type { Mail } from '#server/ports/mail/mail.ts'
import { smtpMail } from '#server/ports/mail/smtp.ts'
import { openPostOffice, type PostOffice } from '#test/post-office.ts'
import { template } from '#test/template.ts'
import { renderLetter } from '#web/letters/letters.tsx'
import { deliverLetters, resumeLetters } from './deliver-letters.ts'
import { claimLetters, type NewLetter } from './queries.ts'
import { LETTERS, takeBackLetter, writeLetters } from './write-letters.ts'

const config = readConfig({ MAIL_FROM: 'Backdock <no-reply@backdock.example>' })
const supplier = { id: 7, businessName: 'Tin Shed Coffee', category: 'Coffee', phone: null, email: 'hello@tinshed.example' } as const
const inquiry = (message: string): NewLetter => ({
  kind: 'inquiry',
  recipient: supplier.email,
  replyTo: 'ann@cafe.example',
  facts: { supplier, inquiry: { message, email: 'ann@cafe.example', phone: null }, forOwner: false },
})

let embedded: EmbeddedDatabase
let pool: ReturnType<typeof openPool>
let db: Db
let jobs: Jobs
let mail: Mail
let office: PostOffice

beforeAll(async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  embedded = await openEmbedded({ dataDir: null, loadFrom: await template() })
  pool = openPool(embedded.pool)
  db = openDb(pool)
  office = await openPostOffice()
  await startProcess()
})
afterAll(async () => {
  await stopProcess()
  await office.close()
  await db.destroy()
  await embedded.close()
})
beforeEach(() => {
  office.letters = []
  office.offers = 0
})

async function startProcess() {
  jobs = openJobs({ pool })
  mail = smtpMail(office.url, config.mailFrom)
  deliverLetters({ db, jobs, mail, config, secret: 'the secret of a test' }, renderLetter)
  await jobs.start()
  await resumeLetters({ db, jobs })
}
async function stopProcess() {
  await jobs.stop()
  await mail.close()
}

/** Writes one and answers its id. */
async function write(message: string): Promise<string> {
  await inTransaction(db, (tx) => writeLetters(tx, { jobs }, [inquiry(message)]))
  return (await db.selectFrom('letters').select('id').orderBy('createdAt', 'desc').limit(1).executeTakeFirstOrThrow()).id
}
const row = (id: string) =>
  db
    .selectFrom('letters')
    .select(['status', 'attempts', 'lastError', 'claimedUntil', 'finishedAt'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
const ended = (id: string, status: 'sent' | 'failed') =>
  vi.waitFor(async () => expect(await row(id)).toMatchObject({ status }), { timeout: 20_000, interval: 20 })
const jobEnded = (id: string) =>
  vi.waitFor(
    async () => {
      const { rows } = await pool.query(`select from jobs.job where singleton_key = $1 and state in ('created', 'retry', 'active')`, [id])
      expect(rows).toHaveLength(0)
    },
    { timeout: 20_000, interval: 20 },
  )

test('a letter leaves after the commit, to be answered to the buyer, in HTML and text', async () => {
  const id = await write('Do you deliver to Preston?')
  await ended(id, 'sent')
  const [letter] = office.letters
  expect(letter!.messageId).toBe(`<${id}@backdock.example>`)
  expect(letter!.to).toMatchObject([{ address: supplier.email }])
  expect(letter!.replyTo).toMatchObject([{ address: 'ann@cafe.example' }])
  expect(letter!.html).toContain('Do you deliver to Preston?')
  expect(letter!.text).toContain('Do you deliver to Preston?')
  expect(await row(id)).toMatchObject({ attempts: 1, lastError: null, claimedUntil: null, finishedAt: expect.any(String) })
})

test('a letter of a transaction that is rolled back never was', async () => {
  const rolledBack = inTransaction(db, async (tx) => {
    await writeLetters(tx, { jobs }, [inquiry('Never mind')])
    throw new Error('changed my mind')
  })
  await expect(rolledBack).rejects.toThrow('changed my mind')
  await ended(await write('The next one'), 'sent')
  expect(office.letters).toHaveLength(1)
})

test('a server killed before it answered gets the letter again, under the same Message-ID', async () => {
  office.manners = ['drop before the answer']
  const id = await write('Killed half-way')
  await ended(id, 'sent')
  expect(office.offers).toBe(2)
  expect(office.letters.map(({ messageId }) => messageId)).toEqual([`<${id}@backdock.example>`])
})

test('a server killed after it answered never gets the letter again', async () => {
  office.manners = ['drop after the answer']
  const id = await write('Killed too late')
  await ended(id, 'sent')
  await jobs.enqueue(db, LETTERS, [id])
  await ended(await write('The next one'), 'sent')
  await jobEnded(id)
  expect(office.letters).toHaveLength(2)
})

test('a letter that was taken but could not be noted as sent is noted later, and not sent again', async () => {
  await pool.query(`
    create function refuse() returns trigger language plpgsql as $$ begin raise exception 'no room'; end $$;
    create trigger refuse before update on letters for each row when (new.status = 'sent') execute function refuse()`)
  const id = await write('Taken without a note')
  await vi.waitFor(() => expect(office.letters).toHaveLength(1), { timeout: 10_000 })
  await pool.query('drop trigger refuse on letters; drop function refuse()')
  await ended(id, 'sent')
  expect(office.offers).toBe(1)
})

test('while no server is there the letter waits, and leaves when one is', async () => {
  const port = Number(new URL(office.url).port)
  await office.close()
  const id = await write('Anybody there?')
  await vi.waitFor(async () => expect(await row(id)).toMatchObject({ status: 'queued', lastError: expect.any(String) }), {
    timeout: 10_000,
  })
  office = await openPostOffice(port)
  await ended(id, 'sent')
  expect(office.letters).toHaveLength(1)
})

test('a letter that is refused for good is kept with its reason, and not offered again', async () => {
  office.manners = [{ refuse: 550, at: 'receiver' }]
  const id = await write('To nobody')
  await ended(id, 'failed')
  expect(await row(id)).toMatchObject({ attempts: 1, lastError: expect.stringContaining('550'), finishedAt: expect.any(String) })
  await jobEnded(id)
  expect(office.letters).toHaveLength(0)
})

test('a letter that another worker is sending is left to it', async () => {
  const id = await inTransaction(db, async (tx) => {
    await writeLetters(tx, { jobs }, [inquiry('Held elsewhere')])
    const { id: held } = await tx.selectFrom('letters').select('id').where('status', '=', 'queued').executeTakeFirstOrThrow()
    expect(await claimLetters(tx, [held], 3)).toMatchObject([{ id: held }])
    expect(await claimLetters(tx, [held], 3)).toEqual([])
    return held
  })
  // The one who held it has died: after its time it leaves all the same, once.
  await ended(id, 'sent')
  expect(office.letters).toHaveLength(1)
  expect(await row(id)).toMatchObject({ attempts: 2 })
})

test('a letter that waits for its time survives a restart, leaves when the time is over, and can be taken back until then', async () => {
  const [kept, taken] = await inTransaction(db, (tx) =>
    writeLetters(tx, { jobs }, [inquiry('In two minutes'), inquiry('Never mind')], { afterSeconds: 120 }),
  )
  await stopProcess()
  await startProcess()
  await ended(await write('At once'), 'sent')
  expect(await row(kept!)).toMatchObject({ status: 'queued', attempts: 0 })
  expect(await takeBackLetter(db, taken!)).toBe(true)
  await pool.query(`update jobs.job set start_after = now() where singleton_key in ($1, $2)`, [kept, taken])
  await ended(kept!, 'sent')
  await jobEnded(taken!)
  expect(office.letters).toHaveLength(2)
  expect(await takeBackLetter(db, kept!)).toBe(false)
})

test('letters that waited when the process ended leave when the next one starts, with or without a job', async () => {
  office.manners = [{ refuse: 450, at: 'receiver' }]
  await stopProcess()
  const waiting = await write('Written just before the end')
  const { id: orphan } = await db
    .insertInto('letters')
    .values({ ...inquiry('Its job was lost'), facts: JSON.stringify(inquiry('Its job was lost').facts) })
    .returning('id')
    .executeTakeFirstOrThrow()
  await startProcess()
  await Promise.all([ended(waiting, 'sent'), ended(orphan, 'sent')])
  expect(office.letters).toHaveLength(2)
})
