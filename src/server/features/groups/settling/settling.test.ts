import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { deleteAccount } from '#contract/accounts/accounts.ts'
import { confirmGroup, getGroup, joinGroup, settleGroup } from '#contract/groups/groups.ts'
import { createTestApp, type TestApp } from '#test/app/app.ts'
import { dairy, groupOf, sendGroupQuoteOf, STEPS, turnGroupsOn } from '#test/people/groups.ts'
import { buyer, confirmAddressOf, type Person } from '#test/people/people.ts'
import { inTransaction } from '#server/db/db.ts'
import { settleDueGroups } from './settle-due.ts'
import { sendNotices } from '#server/features/groups/notifying/send-notices.ts'

const START = new Date('2030-03-15T01:00:00Z')
let now = START
let app: TestApp
beforeAll(async () => void (app = await createTestApp({}, { now: () => now })))
afterAll(() => app.stop())

let [ann, bob, cem]: Person[] = []
beforeEach(async () => {
  now = START
  await turnGroupsOn(app)
  ;[ann, bob, cem] = [await buyer(app), await buyer(app), await buyer(app)]
  for (const who of [ann, bob, cem]) await confirmAddressOf(app, who)
})
afterEach(async () => void (await app.context.db.deleteFrom('buyingGroups').execute()))

const person = (who: Person | undefined): Person => {
  if (!who) throw new Error('Nobody is there yet.')
  return who
}
const join = (who: Person | undefined, id: string, want: number, most: number | null = null) =>
  person(who).call(joinGroup, { id, want, most, turnoverUnder10m: true })
const later = (minutes: number) => (now = new Date(now.getTime() + minutes * 60_000))
const settled = async (minutes = 61) => {
  later(minutes)
  await settleDueGroups(app.context)
}
const seen = (id: string, who?: Person) => (who ? who.call(getGroup, { id }) : app.call(getGroup, { id }))
const annual = async (fields = {}) => groupOf(app, person(ann), fields)
const subjectsTo = async ({ email }: Person) =>
  (await app.emails()).filter(({ to }) => to?.some(({ address }) => address === email)).map(({ subject }) => subject)

describe('Settling', () => {
  test('at the deadline gives all the price of the step, shares the fee, shows names, and asks once for confirmation', async () => {
    const { id } = await annual({ want: 3 })
    await join(bob, id, 5)
    await join(cem, id, 1, 5_600)
    const seller = await dairy(app)
    await sendGroupQuoteOf(seller, id, { deliveryCents: 1_001 })
    await settled()
    const group = await seen(id, bob)
    expect(group).toMatchObject({
      state: 'settled',
      total: 8,
      priceCents: 5_700,
      memberCount: 2,
      supplier: { id: seller.supplierId },
      isFinal: false,
    })
    expect(group.members).toMatchObject([
      { name: ann?.username, units: 3, costCents: 17_100, feeCents: 375, isConfirmed: false },
      { isYou: true, units: 5, costCents: 28_500, feeCents: 626 },
      { name: cem?.username, units: null },
    ])
    await settleDueGroups(app.context)
    expect(await subjectsTo(person(bob))).toEqual(['Oat milk: please confirm'])
    expect(await subjectsTo(person(cem))).toEqual(['Oat milk: bought without you'])
    await expect(person(cem).call(confirmGroup, { id })).rejects.toThrow(/^409/)
    await expect(sendGroupQuoteOf(seller, id)).rejects.toThrow(/^409|^403/)
  })

  test('is final once all have confirmed, and its supplier then hears who takes what', async () => {
    const { id } = await annual({ want: 3 })
    await join(bob, id, 5)
    const seller = await dairy(app)
    await sendGroupQuoteOf(seller, id)
    await expect(person(bob).call(confirmGroup, { id })).rejects.toThrow(/^409/)
    await settled()
    await person(ann).call(confirmGroup, { id })
    expect(await person(bob).call(confirmGroup, { id })).toMatchObject({ isFinal: true, state: 'settled', total: 8 })
    await expect(person(bob).call(confirmGroup, { id })).rejects.toThrow(/^409/)
    const { email } = await app.context.db
      .selectFrom('suppliers')
      .select('email')
      .where('id', '=', seller.supplierId)
      .executeTakeFirstOrThrow()
    const [order] = (await app.emails()).filter(
      ({ to, subject }) => to?.some(({ address }) => address === email) && subject?.includes('takes your offer'),
    )
    expect(order?.text).toContain('$171.00')
  })

  test('is done once more without those who have not confirmed within 48 hours, at the price that their leaving makes', async () => {
    const { id } = await annual({ want: 3 })
    await join(bob, id, 5)
    await join(cem, id, 2, 5_900)
    await sendGroupQuoteOf(await dairy(app), id)
    await settled()
    for (const who of [ann, cem]) await person(who).call(confirmGroup, { id })
    await settled(48 * 60 + 1)
    expect(await seen(id, ann)).toMatchObject({
      isFinal: true,
      total: 3,
      priceCents: 6_200,
      members: [{ units: 3 }, { units: null }, { units: null }],
    })
    await expect(person(bob).call(confirmGroup, { id })).rejects.toThrow(/^409/)
    expect(await subjectsTo(person(bob))).toEqual(['Oat milk: please confirm', 'Oat milk: bought without you'])
  })

  test.each([
    // Perth has no daylight saving, in Melbourne it ends on 7 April at three and in 2030 begins on 6 October at two.
    ['the last minute of a day', '2030-03-15T01:00:00Z', 'Northcote VIC 3070', '2030-03-15T23:59', '2030-03-15T12:59:00Z'],
    ['midnight', '2030-03-15T01:00:00Z', 'Northcote VIC 3070', '2030-03-16T00:00', '2030-03-15T13:00:00Z'],
    ['the first minute of a day', '2030-03-15T01:00:00Z', 'Northcote VIC 3070', '2030-03-16T00:01', '2030-03-15T13:01:00Z'],
    ['midnight elsewhere', '2030-03-15T01:00:00Z', 'Perth WA 6000', '2030-03-16T00:00', '2030-03-15T16:00:00Z'],
    ['the night in which clocks go back', '2030-04-06T01:00:00Z', 'Northcote VIC 3070', '2030-04-07T03:30', '2030-04-06T17:30:00Z'],
    ['the hour that comes twice', '2030-04-06T01:00:00Z', 'Northcote VIC 3070', '2030-04-07T02:30', '2030-04-06T15:30:00Z'],
    ['the night in which clocks go forward', '2030-10-05T01:00:00Z', 'Northcote VIC 3070', '2030-10-06T03:00', '2030-10-05T16:00:00Z'],
    ['the same night where they do not', '2030-10-05T01:00:00Z', 'Perth WA 6000', '2030-10-06T03:00', '2030-10-05T19:00:00Z'],
  ])('comes with %s, by the clock of its place, and until then it can be joined', async (_, from, place, deadline, instant) => {
    now = new Date(from)
    // Sessions of half a year ago have ended.
    const [opener, early, late] = [await buyer(app), await buyer(app), await buyer(app)]
    const { id } = await groupOf(app, opener, { place, deadline })
    now = new Date(Date.parse(instant) - 1000)
    await settleDueGroups(app.context)
    expect((await seen(id)).state).toBe('open')
    await join(early, id, 1)
    now = new Date(instant)
    await expect(join(late, id, 1)).rejects.toThrow(/^409/)
    await settleDueGroups(app.context)
    expect((await seen(id)).state).toBe('failed')
  })

  test('fails without an offer, and with too few', async () => {
    const [without, few] = [await annual(), await annual({ smallest: 5 })]
    await sendGroupQuoteOf(await dairy(app), few.id)
    await settled()
    for (const { id } of [without, few]) expect(await seen(id, ann)).toMatchObject({ state: 'failed', isFinal: true, supplier: null })
    expect(await subjectsTo(person(ann))).toEqual(['Oat milk: nothing is bought'])
    later(24 * 60 + 1)
    await inTransaction(app.context.db, (tx) => sendNotices(tx, app.context, null))
    expect(await subjectsTo(person(ann))).toHaveLength(2)
  })

  test('goes on without an account or a listing that was deleted', async () => {
    const { id } = await annual({ want: 3 })
    const other = await annual({ want: 3 })
    await join(bob, id, 5)
    const seller = await dairy(app)
    for (const group of [id, other.id]) await sendGroupQuoteOf(seller, group)
    await settled()
    await person(ann).call(confirmGroup, { id })
    await person(bob).call(deleteAccount, { password: person(bob).password, removeListing: false })
    expect(await seen(id, ann)).toMatchObject({ isFinal: true, total: 3, priceCents: 6_200 })
    await seller.call(deleteAccount, { password: seller.password, removeListing: true })
    expect(await seen(other.id, ann)).toMatchObject({ state: 'failed' })
    expect(await seen(id, ann)).toMatchObject({ state: 'settled', supplier: { id: null } })
  })

  test('can be tried by anyone and saves nothing', async () => {
    const members = [
      { id: 'a', want: 3, most: 5_700 },
      { id: 'b', want: 5, most: null },
    ]
    expect(await app.call(settleGroup, { steps: STEPS, members, feeCents: 100 })).toEqual({
      isSettled: true,
      total: 8,
      priceCents: 5_700,
      members: [
        { id: 'a', units: 3, costCents: 17_100, feeCents: 38 },
        { id: 'b', units: 5, costCents: 28_500, feeCents: 62 },
      ],
      hint: null,
    })
  })
})
