import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { addApprovedDocument, changeApprovedDocument, removeApprovedDocument } from '#contract/venue/approved-documents.ts'
import { addApprovedSupplier, removeApprovedSupplier, restoreApprovedSupplier } from '#contract/venue/approved-suppliers.ts'
import { daysUntil, expiryInWords, expiryOf } from '#shared/approved-suppliers/expiry.ts'
import { dayAfter } from '#shared/time/calendar-day.ts'
import { sydneyDay } from '#shared/time/sydney-day.ts'
import { createTestApp, type TestApp } from '#test/app/app.ts'
import { buyer, confirmAddressOf, type Person } from '#test/people/people.ts'
import { remindOfExpiries } from './remind-of-expiries.ts'

const DAY_MS = 86_400_000
const begin = new Date()
let later = 0
let app: TestApp
let ann: Person
let fish: string
const now = () => new Date(begin.getTime() + later)
beforeAll(async () => void (app = await createTestApp({}, { now })))
afterAll(() => app.stop())
beforeEach(async () => {
  later = 0
  ann = await buyer(app)
  await confirmAddressOf(app, ann)
  fish = (await ann.call(addApprovedSupplier, { businessName: 'Fish market' })).id
})

const inDays = (days: number) => dayAfter(sydneyDay(begin), days)
const add = (days: number | null, number = `N${days}`) =>
  ann.call(addApprovedDocument, { id: fish, kind: 'licence', number, expiresOn: days === null ? null : inDays(days) })
/** Runs the job so many days after the beginning, and returns the numbers of the documents in each email of the account. */
async function toldAfter(days: number): Promise<string[][]> {
  later = days * DAY_MS
  await app.context.db.deleteFrom('emails').where('kind', '=', 'register-expiries').execute()
  await remindOfExpiries(app.context)
  const emails = await app.context.db
    .selectFrom('emails')
    .select('facts')
    .where('kind', '=', 'register-expiries')
    .where('recipient', '=', ann.email)
    .execute()
  return emails.map(({ facts }) => (facts as { documents: { number: string }[] }).documents.map(({ number }) => number))
}

test('a venue is told 30 and 7 days before an end, once each, of all documents in one email', async () => {
  await add(40, 'A')
  await add(40, 'B')
  await add(10, 'C')
  await add(null, 'D')
  await add(-1, 'E')
  expect(await toldAfter(0)).toEqual([['C']])
  expect(await toldAfter(0)).toEqual([])
  expect(await toldAfter(3)).toEqual([['C']])
  expect(await toldAfter(4)).toEqual([])
  expect(await toldAfter(9)).toEqual([])
  expect(await toldAfter(10)).toEqual([['A', 'B']])
  expect(await toldAfter(11)).toEqual([])
  expect(await toldAfter(32)).toEqual([])
  expect(await toldAfter(33)).toEqual([['A', 'B']])
  for (const days of [34, 40, 41, 60]) expect(await toldAfter(days)).toEqual([])
})

test('what comes near on the same day waits for the email of the next', async () => {
  await add(20, 'A')
  expect(await toldAfter(0)).toEqual([['A']])
  await add(20, 'B')
  expect(await toldAfter(0)).toEqual([])
  expect(await toldAfter(1)).toEqual([['B']])
})

test('days on which the job did not run are made up for, without a second email of the month', async () => {
  await add(35, 'A')
  expect(await toldAfter(30)).toEqual([['A']])
  expect(await toldAfter(31)).toEqual([])
})

test('on its last day a document is announced, after it no more', async () => {
  await add(3, 'A')
  await add(2, 'B')
  expect(await toldAfter(3)).toEqual([['A']])
})

test('a new last day is announced anew, another number is not', async () => {
  const { id: documentId } = await add(20, 'A')
  expect(await toldAfter(0)).toEqual([['A']])
  await ann.call(changeApprovedDocument, { id: fish, documentId, number: 'A2', expiresOn: inDays(20) })
  expect(await toldAfter(1)).toEqual([])
  await ann.call(changeApprovedDocument, { id: fish, documentId, expiresOn: inDays(25) })
  expect(await toldAfter(2)).toEqual([['A2']])
})

test('what was removed is announced to nobody, and what came back is', async () => {
  const { id: documentId } = await add(20, 'A')
  await add(20, 'B')
  await ann.call(removeApprovedDocument, { id: fish, documentId })
  await ann.call(removeApprovedSupplier, { id: fish })
  expect(await toldAfter(0)).toEqual([])
  await ann.call(restoreApprovedSupplier, { id: fish })
  expect(await toldAfter(0)).toEqual([['B']])
})

test('more than an email lists are counted, and each is told once', async () => {
  const ids = await Promise.all([1, 2, 3, 4, 5, 6].map(async (n) => (await ann.call(addApprovedSupplier, { businessName: `S${n}` })).id))
  const rows = ids.flatMap((registerEntryId) =>
    Array.from({ length: 20 }, (_, n) => ({ registerEntryId, kind: 'other' as const, number: `${n}`, expiresOn: inDays(20) })),
  )
  await app.context.db.insertInto('approvedSupplierDocuments').values(rows).execute()
  expect((await toldAfter(0)).map((documents) => documents.length)).toEqual([100])
  expect(await toldAfter(1)).toEqual([])
})

test('the email says what ends when, and how to stop such emails', async () => {
  await add(12, 'F-1')
  later = 0
  await remindOfExpiries(app.context)
  const email = (await app.emails()).find(({ to }) => to?.some(({ address }) => address === ann.email))
  expect(email?.subject).toBe('Fish market: Food business licence F-1 is about to expire')
  expect(email?.text).toContain('in 12 days')
  expect(email?.text).toContain('/venue/register')
  expect(email?.text).toContain('/unsubscribe/register')
})

const TODAY = '2026-11-20'
test.for([
  ['2026-11-19', 'expired', 'Expired on 19 November 2026'],
  ['2020-02-29', 'expired', 'Expired on 29 February 2020'],
  ['2026-11-20', 'soon', 'Expires today, 20 November 2026'],
  ['2026-11-21', 'soon', 'Expires on 21 November 2026, in 1 day'],
  ['2026-11-27', 'soon', 'Expires on 27 November 2026, in 7 days'],
  ['2026-12-20', 'soon', 'Expires on 20 December 2026, in 30 days'],
  ['2026-12-21', 'later', 'Expires on 21 December 2026'],
  ['2028-02-29', 'later', 'Expires on 29 February 2028'],
  [null, null, 'No expiry date'],
] as const)('%s is %s: %s', ([expiresOn, expiry, words]) => {
  expect([expiryOf(expiresOn, TODAY), expiryInWords(expiresOn, TODAY)]).toEqual([expiry, words])
})

test('days are counted over a change of clocks, a leap day and a turn of the year', () => {
  expect([daysUntil('2026-10-05', '2026-10-03'), daysUntil('2028-03-01', '2028-02-28'), daysUntil('2027-01-01', '2026-12-31')]).toEqual([
    2, 2, 1,
  ])
})
