import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  declineSample,
  getSample,
  judgeSample,
  listSamplesOf,
  promiseSample,
  receiveSample,
  sendSample,
  withdrawSample,
} from '#contract/samples/samples.ts'
import { createBrowser } from '#test/app/browser.ts'
import { createTestApp } from '#test/app/app.ts'
import { problemOf } from '#test/app/problem.ts'
import { movingClock } from '#test/clock/moving-clock.ts'
import { buyer, owner } from '#test/people/people.ts'
import { emailsOfSample, sampleOf, samplePeople, type SamplePeople } from '#test/people/samples.ts'

const clock = movingClock('2026-06-01T00:00:00Z')
let { app, ann, beans, other } = {} as SamplePeople
beforeAll(async () => void ({ app, ann, beans, other } = await samplePeople(() => createTestApp({}, { now: clock.now }))))
afterAll(() => app.stop())
beforeEach(() => app.context.db.deleteFrom('rateLimits').execute())

const newSample = () => sampleOf(app, beans.supplierId, ann)
const sent = async () => {
  const { id } = await newSample()
  await beans.call(sendSample, { id })
  return id
}

describe('Steps of a sample', () => {
  test('from asking to the verdict, each with its history', async () => {
    const { id } = await newSample()
    expect(await beans.call(promiseSample, { id })).toMatchObject({ status: 'promised', seenAs: 'supplier', steps: ['send', 'decline'] })
    expect(await beans.call(sendSample, { id })).toMatchObject({ status: 'sent', steps: [] })
    expect(await ann.call(receiveSample, { id })).toMatchObject({ status: 'received', steps: ['verdict'] })
    const judged = await ann.call(judgeSample, { id, stars: 4, note: 'Round' })
    expect(judged).toMatchObject({ status: 'received', steps: [], verdict: { stars: 4, note: 'Round', isShown: false } })
    expect(judged.history.map(({ step, by }) => `${by} ${step}`)).toEqual([
      'supplier promise',
      'supplier send',
      'buyer receive',
      'buyer verdict',
    ])
  })

  test('out of turn is 409, and so is a second verdict', async () => {
    const { id } = await newSample()
    expect(await problemOf(ann.call(receiveSample, { id }))).toMatchObject({ status: 409 })
    expect(await problemOf(ann.call(judgeSample, { id, stars: 5 }))).toMatchObject({ status: 409 })
    await beans.call(sendSample, { id })
    for (const late of [promiseSample, declineSample]) expect(await problemOf(beans.call(late, { id }))).toMatchObject({ status: 409 })
    expect(await problemOf(ann.call(withdrawSample, { id }))).toMatchObject({ status: 409 })
    await ann.call(receiveSample, { id })
    await ann.call(judgeSample, { id, stars: 5 })
    expect(await problemOf(ann.call(judgeSample, { id, stars: 1 }))).toMatchObject({ status: 409 })
  })

  test('of two steps at once one is taken', async () => {
    const { id } = await newSample()
    const both = await Promise.allSettled([beans.call(sendSample, { id }), ann.call(withdrawSample, { id })])
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    expect((await ann.call(getSample, { id })).history).toHaveLength(1)
  })

  test.each([
    ['no stars', {}, 400],
    ['none', { stars: 0 }, 400],
    ['six', { stars: 6 }, 400],
    ['half a star', { stars: 2.5 }, 400],
    ['stars as text', { stars: '5' }, 400],
    ['a note that is too long', { stars: 5, note: 'a'.repeat(2001) }, 400],
    ['shown as text', { stars: 5, isShown: 'yes' }, 400],
    ['one star, shown', { stars: 1, isShown: true }, 200],
  ])('a verdict with %s', async (_, body, status) => {
    const id = await sent()
    await ann.call(receiveSample, { id })
    expect((await ann.ask({ method: 'POST', url: `/api/samples/${id}/verdict`, payload: body })).statusCode).toBe(status)
  })

  test('the other side, another account and the owner are 403, a visitor 401, an unknown sample 404', async () => {
    const { id } = await newSample()
    const [bob, olga] = [await buyer(app), await owner(app)]
    const steps = { supplier: [promiseSample, sendSample], buyer: [receiveSample, withdrawSample] }
    for (const step of steps.supplier)
      for (const who of [ann, bob, other, olga]) expect(await problemOf(who.call(step, { id }))).toMatchObject({ status: 403 })
    for (const step of steps.buyer)
      for (const who of [beans, bob, other, olga]) expect(await problemOf(who.call(step, { id }))).toMatchObject({ status: 403 })
    for (const who of [bob, other, olga]) expect(await problemOf(who.call(getSample, { id }))).toMatchObject({ status: 403 })
    expect(await problemOf(createBrowser(app).call(getSample, { id }))).toMatchObject({ status: 401 })
    expect(await problemOf(createBrowser(app).call(getSample, { id, key: 'a'.repeat(43) }))).toMatchObject({ status: 401 })
    expect(await problemOf(ann.call(getSample, { id: crypto.randomUUID() }))).toMatchObject({ status: 404 })
  })

  test('the buyer is told of what the supplier does, the supplier of a withdrawal', async () => {
    const notified = async (id: string) =>
      (await emailsOfSample(app, id, 'sample-step')).map(({ recipient, facts: { step, note } }) => [recipient, step, note])
    const [one, two] = [await newSample(), await newSample()]
    await beans.call(promiseSample, { id: one.id })
    await beans.call(declineSample, { id: one.id, reason: 'Sold out' })
    await ann.call(withdrawSample, { id: two.id })
    expect(await notified(one.id)).toEqual([
      [one.contactEmail, 'promise', null],
      [one.contactEmail, 'decline', 'Sold out'],
    ])
    expect(await notified(two.id)).toEqual([[beans.email, 'withdraw', null]])
  })
})

describe('A verdict', () => {
  test("is the buyer's own unless it is shown", async () => {
    for (const isShown of [false, true]) {
      const id = await sent()
      await ann.call(receiveSample, { id })
      await ann.call(judgeSample, { id, stars: 2, note: 'Too dark', isShown })
      const seen = await beans.call(getSample, { id })
      expect([seen.verdict?.note, seen.history.some(({ step }) => step === 'verdict')]).toEqual([isShown ? 'Too dark' : undefined, isShown])
      const { items } = await beans.call(listSamplesOf, { id: beans.supplierId, status: 'received', limit: 100 })
      const listed = items.find((each) => each.id === id)
      expect(listed?.verdict?.stars).toBe(isShown ? 2 : undefined)
    }
  })
})
