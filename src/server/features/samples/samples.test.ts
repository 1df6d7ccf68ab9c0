import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { deleteAccount } from '#contract/accounts/accounts.ts'
import { getDashboard } from '#contract/dashboard/dashboard.ts'
import { acceptQuote, answerQuote } from '#contract/quotes/quote-steps.ts'
import { requestQuote } from '#contract/quotes/quotes.ts'
import { getSample, judgeSample, listMySamples, promiseSample, receiveSample, sendSample } from '#contract/samples/samples.ts'
import { getVenueOverview } from '#contract/venue/venue.ts'
import { createBrowser } from '#test/app/browser.ts'
import { createTestApp } from '#test/app/app.ts'
import { problemOf } from '#test/app/problem.ts'
import { movingClock } from '#test/clock/moving-clock.ts'
import { buyer, confirmAddressOf, supplier } from '#test/people/people.ts'
import { keyIn, prices } from '#test/people/quotes.ts'
import { emailsOfSample, sampleOf, samplePeople, type SamplePeople } from '#test/people/samples.ts'
import { remindOfSamples } from './reminders/remind.ts'
import { deleteGuestSamples } from './retention-queries.ts'

const clock = movingClock('2026-06-01T00:00:00Z')
let { app, ann, beans, other } = {} as SamplePeople
beforeAll(async () => void ({ app, ann, beans, other } = await samplePeople(() => createTestApp({}, { now: clock.now }))))
afterAll(() => app.stop())
beforeEach(() => app.context.db.deleteFrom('rateLimits').execute())

const newSample = () => sampleOf(app, beans.supplierId, ann)

describe('A visitor', () => {
  test('takes its steps by the key of its email; the browser that has asked only reads', async () => {
    const guest = createBrowser(app)
    const { id, key, readingKey } = await sampleOf(app, beans.supplierId, guest)
    await beans.call(sendSample, { id })
    expect(await guest.call(getSample, { id, key: readingKey })).toMatchObject({ status: 'sent', steps: [] })
    expect(await problemOf(guest.call(receiveSample, { id, key: readingKey }))).toMatchObject({ status: 403 })
    expect(await guest.call(receiveSample, { id, key })).toMatchObject({ status: 'received' })
    expect(await guest.call(judgeSample, { id, key, stars: 5 })).toMatchObject({ verdict: { stars: 5 } })
    expect(await problemOf(guest.call(sendSample, { id, key }))).toMatchObject({ status: 403 })
    const { id: another } = await sampleOf(app, beans.supplierId)
    expect(await problemOf(guest.call(getSample, { id: another, key }))).toMatchObject({ status: 401 })
  })

  test('has its samples in the account of its address once that is confirmed', async () => {
    const bob = await buyer(app)
    const { id, key } = await sampleOf(app, beans.supplierId, createBrowser(app), { contactEmail: bob.email.toUpperCase() })
    expect(await problemOf(bob.call(getSample, { id }))).toMatchObject({ status: 403 })
    await confirmAddressOf(app, bob)
    await bob.call(getSample, { id, key })
    expect((await bob.call(listMySamples, {})).items.map((each) => each.id)).toEqual([id])
    expect(await bob.call(getSample, { id })).toMatchObject({ seenAs: 'buyer' })
  })
})

describe('A listing without an account', () => {
  test('answers by the link of its email, until an account manages it', async () => {
    const listing = await app.supplier({ email: 'hello@unclaimed.example' })
    const { id } = await sampleOf(app, listing.id)
    const [email] = await emailsOfSample(app, id, 'sample-request')
    const key = keyIn(app, email?.facts.token ?? null) ?? ''
    expect(email?.recipient).toBe('hello@unclaimed.example')
    const guest = createBrowser(app)
    expect(await guest.call(promiseSample, { id, key })).toMatchObject({ status: 'promised', seenAs: 'supplier' })
    await app.context.db.updateTable('accounts').set({ supplierId: listing.id }).where('id', '=', other.id).execute()
    expect(await problemOf(guest.call(sendSample, { id, key }))).toMatchObject({ status: 401 })
    await app.context.db.updateTable('accounts').set({ supplierId: other.supplierId }).where('id', '=', other.id).execute()
  })
})

describe('remindOfSamples', () => {
  const reminders = async (id: string) => {
    await remindOfSamples(app.context)
    return (await emailsOfSample(app, id, 'sample-reminder')).map(({ recipient }) => recipient)
  }
  test('the side whose turn it has been for five days gets one reminder', async () => {
    const { id, contactEmail } = await newSample()
    clock.passDays(4.99)
    expect(await reminders(id)).toEqual([])
    clock.passDays(0.01)
    expect(await reminders(id)).toEqual([beans.email])
    await beans.call(promiseSample, { id })
    clock.passDays(9)
    expect(await reminders(id)).toEqual([beans.email])
    await beans.call(sendSample, { id })
    clock.passDays(4)
    expect(await reminders(id)).toEqual([beans.email])
    clock.passDays(1)
    await Promise.all([remindOfSamples(app.context), remindOfSamples(app.context)])
    expect(await reminders(id)).toEqual([beans.email, contactEmail])
    await ann.call(receiveSample, { id })
    clock.passDays(30)
    expect(await reminders(id)).toEqual([beans.email, contactEmail])
  })
})

describe('What follows from a sample', () => {
  test('it waits for the buyer from its sending to its verdict', async () => {
    const bob = await buyer(app)
    const waits = async () => (await bob.call(getVenueOverview, {})).needsYou.filter(({ kind }) => kind === 'sample').map(({ id }) => id)
    const { id } = await sampleOf(app, beans.supplierId, bob)
    expect(await waits()).toEqual([])
    await beans.call(sendSample, { id })
    expect(await waits()).toEqual([id])
    await bob.call(receiveSample, { id })
    expect(await waits()).toEqual([id])
    await bob.call(judgeSample, { id, stars: 3 })
    expect(await waits()).toEqual([])
  })

  test('a sample counts as won once its buyer has accepted a quote after it was sent', async () => {
    const [dairy, bob] = [await supplier(app), await buyer(app)]
    const won = async () => (await dairy.call(getDashboard, {})).stats.samplesWon
    const order = async (contactEmail: string) => {
      const request = { supplierId: dairy.supplierId, businessName: 'Cafe', contactEmail, requirements: 'Milk' }
      const { id } = await bob.call(requestQuote, request)
      await dairy.call(answerQuote, { id, ...prices() })
      await bob.call(acceptQuote, { id })
    }
    await order(bob.email)
    clock.passDays(1)
    const { id } = await sampleOf(app, dairy.supplierId, bob)
    await dairy.call(sendSample, { id })
    expect(await won()).toBe(0)
    clock.passDays(1)
    await order('another@cafe.example')
    expect(await won()).toBe(1)
    await sampleOf(app, dairy.supplierId, bob)
    expect(await won()).toBe(1)
  })

  test('a listing that ends declines what it has not sent, and what it sent can still be received', async () => {
    const dairy = await supplier(app)
    const [one, two] = [await sampleOf(app, dairy.supplierId, ann), await sampleOf(app, dairy.supplierId, ann)]
    await dairy.call(sendSample, { id: two.id })
    await dairy.call(deleteAccount, { password: dairy.password, removeListing: true })
    expect(await ann.call(getSample, { id: one.id })).toMatchObject({
      status: 'declined',
      supplier: { id: null },
      history: [{ step: 'decline' }],
    })
    expect(await emailsOfSample(app, one.id, 'sample-step')).toMatchObject([{ recipient: one.contactEmail, facts: { step: 'decline' } }])
    expect(await ann.call(receiveSample, { id: two.id })).toMatchObject({ status: 'received' })
  })

  test("guests' samples are deleted 24 months after their last event, those of accounts are not", async () => {
    const [guests, anns] = [await sampleOf(app, beans.supplierId), await newSample()]
    const exists = async () => {
      await deleteGuestSamples(app.context.db, clock.now())
      const rows = await app.context.db.selectFrom('samples').select('id').where('id', 'in', [guests.id, anns.id]).execute()
      return rows.map(({ id }) => id).toSorted()
    }
    clock.passDays(700)
    expect(await exists()).toEqual([guests.id, anns.id].toSorted())
    clock.passDays(40)
    expect(await exists()).toEqual([anns.id])
  })
})
