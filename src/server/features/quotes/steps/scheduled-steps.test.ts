import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { getQuote } from '#contract/quotes/quotes.ts'
import { acceptQuote, answerQuote, declineQuote, passQuote, sendMessage, viewQuote } from '#contract/quotes/quote-steps.ts'
import type { StateCode } from '#contract/options.ts'
import { createTestApp, type TestApp } from '#test/app/app.ts'
import { collectLog } from '#test/app/log.ts'
import { buyer, supplier, type Person } from '#test/people/people.ts'
import { sendQuoteRequest, emailsAbout, prices } from '#test/people/quotes.ts'
import { problemOf } from '#test/app/problem.ts'
import { expireQuotes, remindOfQuotes } from './scheduled-steps.ts'
import { dayAt } from './time-zones.ts'

const logged = collectLog()
let app: TestApp
let clock = new Date('2026-06-01T00:00:00Z')
let ann: Person
let beans: Person & { supplierId: number }
beforeAll(async () => {
  app = await createTestApp({}, { now: () => clock, logTo: logged })
  ;[ann, beans] = [await buyer(app), await supplier(app)]
  // The clock moves by months at a time, which must not end the sessions.
  await app.context.db.updateTable('sessions').set({ seenAt: '2100-01-01T00:00:00Z' }).execute()
})
afterAll(() => app.stop())

const moveTo = (state: StateCode | null, postcode: string | null = null, suburb: string | null = null) =>
  app.context.db.updateTable('suppliers').set({ state, postcode, suburb }).where('id', '=', beans.supplierId).execute()
const at = (time: string) => void (clock = new Date(time))
const later = (hours: number) => void (clock = new Date(clock.getTime() + hours * 3_600_000))
const newRequest = () => sendQuoteRequest(app, beans.supplierId, ann)
const statusOf = async (id: string) => (await ann.call(getQuote, { id })).status
const remindersOf = async (id: string) => {
  await remindOfQuotes(app.context)
  return (await emailsAbout(app, id, 'quote-reminder')).map(({ recipient, facts: { to } }) => [to, recipient])
}

describe('dayAt', () => {
  test('a day ends at midnight where the supplier is, summer time included', () => {
    const midnights: [state: StateCode | null, midnight: string, postcode?: string, suburb?: string][] = [
      ['WA', '2026-12-31T16:00:00Z'],
      ['NT', '2026-12-31T14:30:00Z'],
      ['SA', '2026-12-31T13:30:00Z'],
      ['QLD', '2026-12-31T14:00:00Z'],
      ['NSW', '2026-12-31T13:00:00Z'],
      ['VIC', '2026-06-30T14:00:00Z'],
      ['TAS', '2026-12-31T13:00:00Z'],
      ['ACT', '2026-06-30T14:00:00Z'],
      [null, '2026-12-31T13:00:00Z'],
      ['NSW', '2026-12-31T12:00:00Z', '2899', 'Norfolk Island'],
      ['NSW', '2026-12-31T13:30:00Z', '2880', 'Broken Hill'],
      ['WA', '2026-12-31T15:15:00Z', '6443', 'Eucla'],
      ['SA', '2026-12-31T15:15:00Z', '5690', 'Border Village'],
      ['WA', '2026-12-31T16:00:00Z', '6443', 'Norseman'],
      ['WA', '2026-12-31T17:00:00Z', '6798', 'Christmas Island'],
      ['WA', '2026-12-31T17:30:00Z', '6799', 'West Island'],
    ]
    for (const [state, midnight, postcode = null, suburb = null] of midnights) {
      const days = [-60_000, 0].map((ms) => dayAt({ state, postcode, suburb }, new Date(Date.parse(midnight) + ms)).slice(5))
      expect([state, days]).toEqual([state, midnight.startsWith('2026-06') ? ['06-30', '07-01'] : ['12-31', '01-01']])
    }
  })
})

describe('expireQuotes', () => {
  test('prices expire at the end of their last day where the supplier is, and both sides get an email', async () => {
    for (const [state, midnight, postcode, suburb] of [
      ['WA', '2026-06-10T16:00:00Z', null, null],
      ['NSW', '2026-06-10T14:00:00Z', null, null],
      [null, '2026-06-10T14:00:00Z', null, null],
      ['NSW', '2026-06-10T13:00:00Z', '2899', 'Norfolk Island'],
      ['NSW', '2026-06-10T14:30:00Z', '2880', 'Broken Hill'],
      ['WA', '2026-06-10T15:15:00Z', '6443', 'Eucla'],
    ] as const) {
      at('2026-06-01T00:00:00Z')
      await moveTo(state, postcode, suburb)
      const { id, contactEmail } = await newRequest()
      await beans.call(answerQuote, { id, ...prices({ validUntil: '2026-06-10' }) })
      at(midnight)
      later(-1 / 60)
      await expireQuotes(app.context)
      expect([state, await statusOf(id)]).toEqual([state, 'quoted'])
      later(1 / 60)
      expect(await problemOf(ann.call(acceptQuote, { id }))).toMatchObject({ status: 409, detail: expect.stringContaining('expired') })
      later(1 / 60)
      await Promise.all([expireQuotes(app.context), expireQuotes(app.context)])
      const { status, statusAt, history, isUnread } = await ann.call(getQuote, { id })
      expect([state, status, statusAt, isUnread]).toEqual([state, 'expired', clock.toISOString(), true])
      expect(history.filter(({ step }) => step === 'expire')).toMatchObject([{ by: 'system', note: null }])
      const emails = (await emailsAbout(app, id, 'quote-step')).filter(({ facts }) => facts.step === 'expire')
      expect(emails.map(({ recipient }) => recipient).toSorted()).toEqual([contactEmail, beans.email].toSorted())
    }
  })

  test('only the latest prices expire: not without a last day, after a later revision, or once they are accepted', async () => {
    at('2026-07-01T00:00:00Z')
    await moveTo('NSW')
    const [open, extended, won] = [await newRequest(), await newRequest(), await newRequest()]
    await beans.call(answerQuote, { id: open.id, ...prices() })
    await beans.call(answerQuote, { id: extended.id, ...prices({ validUntil: '2026-07-02' }) })
    await beans.call(answerQuote, { id: extended.id, ...prices({ validUntil: '2026-09-01' }) })
    await beans.call(answerQuote, { id: won.id, ...prices({ validUntil: '2026-07-02' }) })
    await ann.call(acceptQuote, { id: won.id })
    at('2026-08-01T00:00:00Z')
    await expireQuotes(app.context)
    expect(await Promise.all([open, extended, won].map(({ id }) => statusOf(id)))).toEqual(['quoted', 'revised', 'won'])
  })
})

describe('POST /api/quotes/:id/answer with a last day', () => {
  test('prices for a day that is over where the supplier is are rejected; for today they are accepted', async () => {
    const { id } = await newRequest()
    await moveTo('WA')
    at('2026-07-10T15:59:00Z')
    await beans.call(answerQuote, { id, ...prices({ validUntil: '2026-07-10' }) })
    later(1 / 60)
    const over = beans.call(answerQuote, { id, ...prices({ validUntil: '2026-07-10' }) })
    expect(await problemOf(over)).toMatchObject({ status: 400, errors: [{ path: 'validUntil' }] })
    await moveTo('NSW')
  })
})

describe('A request whose email cannot be stored', () => {
  test('neither its expiry nor its reminder stops those of the others, and the next run does them', async () => {
    const { db } = app.context
    at('2026-07-01T00:00:00Z')
    await moveTo('NSW')
    const requests = [await newRequest(), await newRequest(), await newRequest()]
    const [refused, ...others] = requests.map(({ id }) => id) as [string, ...string[]]
    for (const id of [refused, ...others]) await beans.call(answerQuote, { id, ...prices({ validUntil: '2026-07-10' }) })
    await sql`alter table emails add constraint refused check (facts ->> 'requestId' <> ${sql.lit(refused)}) not valid`.execute(db)
    try {
      at('2026-07-05T00:00:00Z')
      await remindOfQuotes(app.context)
      for (const id of others) expect((await emailsAbout(app, id, 'quote-reminder')).length).toBe(1)
      at('2026-07-12T00:00:00Z')
      await expireQuotes(app.context)
      expect(await Promise.all([refused, ...others].map(statusOf))).toEqual(['quoted', 'expired', 'expired'])
      expect(logged.entries().filter(({ requestId }) => requestId === refused)).toHaveLength(2)
    } finally {
      await sql`alter table emails drop constraint refused`.execute(db)
    }
    await expireQuotes(app.context)
    expect(await statusOf(refused)).toBe('expired')
  })
})

describe('remindOfQuotes', () => {
  test('the side whose turn it has been for two days gets one reminder a turn', async () => {
    at('2026-08-02T00:00:00Z')
    const { id, contactEmail } = await newRequest()
    later(47)
    expect(await remindersOf(id)).toEqual([])
    later(1)
    const toSupplier = [['supplier', beans.email]]
    expect(await remindersOf(id)).toEqual(toSupplier)
    await beans.call(viewQuote, { id })
    later(72)
    expect(await remindersOf(id)).toEqual(toSupplier)
    await beans.call(answerQuote, { id, ...prices() })
    await ann.call(sendMessage, { id, text: 'We are thinking about it' })
    later(47)
    expect(await remindersOf(id)).toEqual(toSupplier)
    later(2)
    const toBoth = [...toSupplier, ['buyer', contactEmail]]
    expect(await remindersOf(id)).toEqual(toBoth)
    later(72)
    expect(await remindersOf(id)).toEqual(toBoth)
    await beans.call(answerQuote, { id, ...prices() })
    later(48)
    await Promise.all([remindOfQuotes(app.context), remindOfQuotes(app.context)])
    expect(await remindersOf(id)).toEqual([...toBoth, ['buyer', contactEmail]])
  })

  test('a closed or won request sends no reminder', async () => {
    const [passed, declined, won] = [await newRequest(), await newRequest(), await newRequest()]
    await beans.call(passQuote, { id: passed.id })
    for (const { id } of [declined, won]) await beans.call(answerQuote, { id, ...prices() })
    await ann.call(declineQuote, { id: declined.id })
    await ann.call(acceptQuote, { id: won.id })
    later(72)
    for (const { id } of [passed, declined, won]) expect(await remindersOf(id)).toEqual([])
  })
})

describe('The scheduled job of the quotes', () => {
  test('the job runs by itself, twice an hour', async () => {
    const { rows } = await app.context.pool.query(`select cron from jobs.schedule where name = 'quotes'`)
    expect(rows).toEqual([{ cron: '1,31 * * * *' }])
  })
})
