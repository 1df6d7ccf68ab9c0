import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'

import { changeJoining, chooseOffer, createGroup, getGroup, joinGroup, leaveGroup, listGroups } from '#contract/groups/groups.ts'
import { createTestApp, type TestApp } from '#test/app/app.ts'
import { dairy, deadlineAfter, GROUP, groupOf, sendGroupQuoteOf, STEPS, turnGroupsOn } from '#test/people/groups.ts'
import { buyer, confirmAddressOf, supplier, type Person } from '#test/people/people.ts'

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
const seen = (id: string, who?: Person) => (who ? who.call(getGroup, { id }) : app.call(getGroup, { id }))
const annual = async (fields = {}) => groupOf(app, person(ann), fields)

describe('A group', () => {
  test('is opened with both statements only, by a buyer only', async () => {
    const fields = { ...GROUP, deadline: deadlineAfter(now, 60) }
    await expect(person(ann).call(createGroup, { ...fields, hasNoticeGiven: false as never })).rejects.toThrow(/^400.*notice of your group/)
    await expect(person(ann).call(createGroup, { ...fields, turnoverUnder10m: undefined as never })).rejects.toThrow(/^400.*\$10 million/)
    await expect(app.call(createGroup, fields)).rejects.toThrow(/^401/)
    await expect((await supplier(app)).call(createGroup, fields)).rejects.toThrow(/^403/)
    expect(await annual()).toMatchObject({
      state: 'open',
      memberCount: 1,
      total: 4,
      isOpener: true,
      members: [{ want: 4, isYou: true, most: null }],
    })
  })

  test.each([
    ['2030-03-15T12:00', /at least a minute/],
    ['2030-05-15T12:01', /within 60 days/],
    ['2030-02-30T12:00', /day and a time/],
    ['tomorrow', /day and a time/],
  ])('cannot have the deadline %s', async (deadline, why) => {
    await expect(person(ann).call(createGroup, { ...GROUP, deadline })).rejects.toThrow(why)
  })

  test('goes by the clock of its place: a time that is skipped is refused, of one that comes twice it is the first', async () => {
    now = new Date('2030-09-20T00:00:00Z')
    const open = async (place: string, deadline: string) => (await buyer(app)).call(createGroup, { ...GROUP, place, deadline })
    await expect(open('Northcote VIC 3070', '2030-10-06T02:30')).rejects.toThrow(/^400.*daylight saving/)
    expect(await open('Fortitude Valley QLD 4006', '2030-10-06T02:30')).toMatchObject({ deadlineAt: '2030-10-05T16:30:00.000Z' })
    now = new Date('2030-03-20T00:00:00Z')
    expect(await open('Northcote VIC 3070', '2030-04-07T02:30')).toMatchObject({ deadlineAt: '2030-04-06T15:30:00.000Z' })
    expect(await open('Perth WA 6000', '2030-04-07T02:30')).toMatchObject({
      timeZone: 'Australia/Perth',
      deadlineAt: '2030-04-06T18:30:00.000Z',
    })
    for (const place of ['VIC', 'Nowhere at all'])
      await expect(open(place, '2030-04-07T02:30')).rejects.toThrow(/^400.*suburb or a postcode/)
  })

  test('can be joined once, until the deadline; nobody sees the most of another', async () => {
    const { id } = await annual({ most: 5_500 })
    expect(await join(bob, id, 5, 6_000)).toMatchObject({
      total: 9,
      memberCount: 2,
      members: [
        { want: 4, isYou: false },
        { want: 5, isYou: true, most: 6_000 },
      ],
    })
    await expect(join(bob, id, 5)).rejects.toThrow(/^409/)
    expect(JSON.stringify(await seen(id, bob))).not.toContain('5500')
    expect(await seen(id)).toMatchObject({ members: null, memberCount: 2, total: 9, offers: [] })
    for (const want of [0, 1.5, 10_001]) await expect(join(cem, id, want)).rejects.toThrow(/^400/)
    later(60)
    await expect(join(cem, id, 1)).rejects.toThrow(/^409/)
    await expect(person(bob).call(changeJoining, { id, want: 1, most: null })).rejects.toThrow(/^409/)
    await expect(person(bob).call(leaveGroup, { id })).rejects.toThrow(/^409/)
  })

  test('passes to the next member when whoever opened it leaves, and ends with the last', async () => {
    const { id } = await annual()
    await join(bob, id, 5)
    await person(ann).call(leaveGroup, { id })
    expect(await seen(id, bob)).toMatchObject({ isOpener: true, total: 5 })
    await expect(person(ann).call(changeJoining, { id, want: 1, most: null })).rejects.toThrow(/^403/)
    await person(bob).call(leaveGroup, { id })
    expect(await seen(id)).toMatchObject({ state: 'failed', memberCount: 0 })
  })

  test('is listed by place, near it too, and by category', async () => {
    const { id } = await annual()
    const listed = async (query: object) => (await app.call(listGroups, query)).items.map((group) => group.id)
    for (const query of [{}, { place: 'Preston' }, { place: 'VIC', category: 'dairy' }, { place: '3070' }])
      expect(await listed(query)).toContain(id)
    for (const query of [{ place: 'Perth' }, { place: 'xqzv' }, { category: 'Meat' }, { category: 'Nothing' }])
      expect(await listed(query)).toEqual([])
  })
})

describe('Offers to a group', () => {
  test('come from suppliers of the category that deliver there', async () => {
    const { id } = await annual()
    const [near, far, silent, other] = [
      await dairy(app),
      await dairy(app, { serviceArea: JSON.stringify([{ from: '6000', to: '6175' }]) }),
      await dairy(app, { serviceArea: '[]' }),
      await dairy(app, { category: 'Meat' }),
    ]
    expect(await sendGroupQuoteOf(near, id)).toMatchObject({ state: 'priced', priceCents: 6_200, offers: [{ wouldBeTaken: true }] })
    await sendGroupQuoteOf(silent, id)
    for (const refused of [far, other]) await expect(sendGroupQuoteOf(refused, id)).rejects.toThrow(/^403/)
    expect(await seen(id, far)).toMatchObject({ canOffer: false, offers: [] })
    for (const steps of [
      [],
      [STEPS[0]!, STEPS[0]!],
      [STEPS[1]!, STEPS[0]!],
      [
        { from: 1, priceCents: 5 },
        { from: 2, priceCents: 5 },
      ],
    ])
      await expect(sendGroupQuoteOf(near, id, { steps })).rejects.toThrow(/^400/)
  })

  test('are chosen by whoever opened the group, else the one whose goods and fee are least', async () => {
    const { id } = await annual({ want: 8 })
    const [one, other] = [await dairy(app), await dairy(app)]
    await sendGroupQuoteOf(one, id, { deliveryCents: 10_000 })
    await sendGroupQuoteOf(other, id, { steps: [{ from: 5, priceCents: 5_900 }] })
    const taken = async () => (await seen(id, ann)).offers.find(({ wouldBeTaken }) => wouldBeTaken)?.supplier.id
    expect(await taken()).toBe(other.supplierId)
    await expect(join(bob, id, 1).then(() => person(bob).call(chooseOffer, { id, supplierId: one.supplierId }))).rejects.toThrow(/^403/)
    await expect(person(ann).call(chooseOffer, { id, supplierId: 999_999 })).rejects.toThrow(/^404/)
    await person(ann).call(chooseOffer, { id, supplierId: one.supplierId })
    expect(await taken()).toBe(one.supplierId)
    await sendGroupQuoteOf(one, id, { deliveryCents: 20_000 })
    expect(await taken()).toBe(other.supplierId)
  })
})

describe('Turned off', () => {
  test('all of its addresses are 404, whoever calls', async () => {
    const { id } = await annual()
    await turnGroupsOn(app, false)
    await expect(app.call(listGroups, {})).rejects.toThrow(/^404/)
    await expect(seen(id, ann)).rejects.toThrow(/^404/)
    await expect(app.call(joinGroup, { id, want: 1, most: null, turnoverUnder10m: true })).rejects.toThrow(/^404/)
    expect((await app.server.inject('/api/groups/notice.pdf')).statusCode).toBe(404)
  })
})
