import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { getExport } from '#contract/accounts/accounts.ts'
import type { EmailFacts } from '#contract/emails/emails.ts'
import { stopEmails } from '#contract/emails/unsubscribe.ts'
import type { StateCode } from '#contract/options.ts'
import { changeOwnVenue } from '#contract/venue/venue.ts'
import { addressHash } from '#server/db/address-hash.ts'
import { listToken } from '#server/features/emails/readers/list-tokens.ts'
import { dayAfter, weekdayOf } from '#shared/time/calendar-day.ts'
import { createTestApp } from '#test/app/app.ts'
import { promisedPrices } from '#test/people/held-prices.ts'
import { deleteOldHolidayEmails } from './holiday-email-queries.ts'
import { sendHolidayEmails } from './send-holiday-emails.ts'

let kit: Awaited<ReturnType<typeof promisedPrices>>
beforeAll(async () => {
  kit = await promisedPrices((now) => createTestApp({}, { now }))
})
afterAll(() => kit.app.stop())
beforeEach(async () => {
  await kit.begin()
  await kit.people.ann.call(changeOwnVenue, { suburb: 'Preston', state: 'VIC', postcode: '3072' })
})
afterEach(async () => {
  const { db } = kit.app.context
  await db.deleteFrom('holidayCorrections').execute()
  await db.deleteFrom('holidayEmails').execute()
})

/** Has the owner say that these are the only public holidays of the next weeks. */
async function onlyHolidays(days: readonly string[], state: StateCode = 'VIC') {
  const { db } = kit.app.context
  const all = Array.from({ length: 24 }, (_, at) => kit.inDays(at + 1))
  await db.deleteFrom('holidayCorrections').where('state', '=', state).execute()
  await db
    .insertInto('holidayCorrections')
    .values(all.map((day) => ({ state, day, name: days.includes(day) ? 'Show Day' : null, createdBy: 'Owner' })))
    .execute()
}
async function supplies(terms: { days?: string[]; deliversOnHolidays?: boolean | null; cutOff?: string | null } = {}) {
  const { deliversOnHolidays = null, cutOff = '12:00', days = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] } = terms
  await kit.accepted()
  await kit.app.context.db
    .updateTable('suppliers')
    .set({ deliveryDays: days as never, cutOff, deliversOnHolidays, state: 'VIC', postcode: '3072' })
    .set({ serviceArea: JSON.stringify([{ from: '3000', to: '3207' }]) })
    .where('id', '=', kit.people.beans.supplierId)
    .execute()
}
const emails = async (): Promise<EmailFacts['public-holiday'][]> => {
  await sendHolidayEmails(kit.app.context)
  const { db } = kit.app.context
  const rows = await db
    .selectFrom('emails')
    .select('facts')
    .where('kind', '=', 'public-holiday')
    .where('recipient', '=', kit.people.ann.email)
    .execute()
  return rows.map(({ facts }) => facts as EmailFacts['public-holiday'])
}

test('a venue hears once, ten days before, who does not come, by when to order, and when they come next', async () => {
  const day = kit.inDays(11)
  await supplies()
  await onlyHolidays([day])
  expect(await emails()).toEqual([])
  kit.passDays(1)
  const [first] = await emails()
  expect(first?.days).toMatchObject([{ day, name: 'Show Day', count: 1, suppliers: [{ id: kit.people.beans.supplierId }] }])
  const [missed] = first?.days[0]?.suppliers ?? []
  expect([missed?.before?.date, missed?.after?.date]).toEqual([dayAfter(day, -1), dayAfter(day)])
  expect(missed?.before?.orderBy.slice(0, 16)).toBe(`${dayAfter(day, -2)}T12:00`)
  expect(await emails()).toHaveLength(1)
  kit.passDays(1)
  expect(await emails()).toHaveLength(1)
  expect(await kit.people.ann.call(getExport, {})).toMatchObject({ holidayEmails: [{ day }] })
})

test.each<[string, Parameters<typeof supplies>[0]]>([
  ['all come', { deliversOnHolidays: true }],
  ['the cut-off is not known', { cutOff: null }],
  ['the days are not known', { days: [] }],
])('no email where %s', async (_, terms) => {
  await supplies(terms)
  await onlyHolidays([kit.inDays(10)])
  expect(await emails()).toEqual([])
})

test('no email where nobody would have come on that day of the week, the venue has said no state, or is in another', async () => {
  const day = kit.inDays(10)
  const others = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'].filter((one) => one !== weekdayOf(day))
  await supplies({ days: others })
  await onlyHolidays([day])
  expect(await emails()).toEqual([])
  await supplies()
  for (const state of [null, 'WA'] as const) {
    await kit.people.ann.call(changeOwnVenue, { state })
    await onlyHolidays([], 'WA')
    expect(await emails()).toEqual([])
  }
  await kit.people.ann.call(changeOwnVenue, { state: 'VIC' })
  expect(await emails()).toHaveLength(1)
})

test('no email without suppliers, nor of a holiday that the owner has removed', async () => {
  const day = kit.inDays(10)
  await onlyHolidays([day])
  expect(await emails()).toEqual([])
  await supplies()
  await onlyHolidays([])
  expect(await emails()).toEqual([])
})

test('holidays close together are in one email, and each is told of once', async () => {
  const days = [10, 11, 13].map(kit.inDays)
  await supplies()
  await onlyHolidays([...days, kit.inDays(20)])
  expect((await emails()).map((email) => email.days.map(({ day }) => day))).toEqual([days])
  for (const _ of [1, 2, 3]) {
    kit.passDays(1)
    expect(await emails()).toHaveLength(1)
  }
})

test('a site that was not running tells of it up to seven days before', async () => {
  const day = kit.inDays(10)
  await supplies()
  await onlyHolidays([day])
  kit.passDays(4)
  expect(await emails()).toEqual([])
  await onlyHolidays([kit.inDays(7)])
  expect(await emails()).toHaveLength(1)
})

test('whoever has stopped these emails gets none', async () => {
  const { db, secrets } = kit.app.context
  const emailHash = addressHash(db, kit.people.ann.email)
  await kit.app.call(stopEmails, { token: listToken(secrets, { list: 'public-holidays', emailHash }) })
  await supplies()
  await onlyHolidays([kit.inDays(10)])
  expect(await emails()).toEqual([])
})

test('that a venue was told is deleted a month after the holiday', async () => {
  const { db } = kit.app.context
  const day = kit.inDays(10)
  await supplies()
  await onlyHolidays([day])
  await emails()
  const left = async (days: number) => {
    await deleteOldHolidayEmails(db, new Date(Date.parse(day) + days * 86_400_000))
    return (await db.selectFrom('holidayEmails').select('day').where('accountId', '=', kit.people.ann.id).execute()).length
  }
  expect([await left(29), await left(31)]).toEqual([1, 0])
})
