import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { getAnswerTimes, getMyAnswerTimes, listAnswerTimes } from '#contract/quotes/answer-times.ts'
import { listSuppliers } from '#contract/directory/directory.ts'
import { answerQuote, passQuote, withdrawQuote } from '#contract/quotes/quote-steps.ts'
import { createTestApp, type TestApp } from '#test/app/app.ts'
import { buyer, supplier } from '#test/people/people.ts'
import { sendQuoteRequest, prices } from '#test/people/quotes.ts'
import { problemOf } from '#test/app/problem.ts'

const NOW = '2026-08-01T02:00:00Z'
/** Midnight in Sydney, 90 days before. */
const FIRST = '2026-05-02T14:00:00Z'
let app: TestApp
let clock = new Date(NOW)
beforeAll(async () => {
  app = await createTestApp({}, { now: () => clock })
})
afterAll(() => app.stop())

type TimedRequest = { createdAt: string; firstAnsweredAt?: string; status?: 'withdrawn' | 'viewed'; statusAt?: string }
const received = async (rows: TimedRequest[]) => {
  const { id } = await app.supplier()
  const values = rows.map((row) => ({ supplierId: id, contactEmail: 'ann@cafe.example', requirements: 'Beans', ...row }))
  if (values.length > 0) await app.context.db.insertInto('quoteRequests').values(values).execute()
  return id
}
const timesOf = (id: number) => app.call(getAnswerTimes, { id })
const answered = (minutes: number, createdAt = '2026-07-01T00:00:00Z'): TimedRequest => ({
  createdAt,
  firstAnsweredAt: new Date(Date.parse(createdAt) + minutes * 60_000).toISOString(),
})

describe('The answer times of a supplier', () => {
  test('fewer than five requests give no figures; from five on there are the answer rate and the median time', async () => {
    expect(await timesOf(await received([]))).toEqual({ days: 90, requests: 0, answerRate: null, medianMinutes: null })
    const four = [answered(10), answered(20), answered(31), answered(4000)]
    expect(await timesOf(await received(four))).toEqual({ days: 90, requests: 4, answerRate: null, medianMinutes: null })
    const five = [...four, { createdAt: '2026-07-01T00:00:00Z' }]
    expect(await timesOf(await received(five))).toEqual({ days: 90, requests: 5, answerRate: 80, medianMinutes: 26 })
    const silent = Array(5).fill({ createdAt: '2026-07-01T00:00:00Z' })
    expect(await timesOf(await received(silent))).toEqual({ days: 90, requests: 5, answerRate: 0, medianMinutes: null })
  })

  test('a request of the last 90 Sydney days counts once it is answered, or has waited for two days', async () => {
    const before = (time: string, ms = 1) => new Date(Date.parse(time) - ms).toISOString()
    const twoDaysAgo = before(NOW, 2 * 86_400_000)
    const counts: [TimedRequest, boolean][] = [
      [answered(5, FIRST), true],
      [answered(5, before(FIRST)), false],
      [{ createdAt: twoDaysAgo }, true],
      [{ createdAt: new Date(Date.parse(twoDaysAgo) + 1).toISOString(), status: 'viewed' }, false],
      [answered(5, before(NOW, 600_000)), true],
      [{ createdAt: '2026-07-01T00:00:00Z', status: 'withdrawn', statusAt: '2026-07-02T23:59:59Z' }, false],
      [{ createdAt: '2026-07-01T00:00:00Z', status: 'withdrawn', statusAt: '2026-07-03T00:00:00Z' }, true],
    ]
    for (const [row, counted] of counts) expect([row, (await timesOf(await received([row]))).requests]).toEqual([row, counted ? 1 : 0])
  })

  test('the time to the first reply counts, a quote or a pass, and a supplier sees which requests were counted', async () => {
    const [ann, beans] = [await buyer(app), await supplier(app)]
    const newRequest = () => sendQuoteRequest(app, beans.supplierId, ann)
    const [priced, passed, withdrawn, silent] = [await newRequest(), await newRequest(), await newRequest(), await newRequest()]
    const wait = (minutes: number) => void (clock = new Date(clock.getTime() + minutes * 60_000))
    wait(30)
    await beans.call(answerQuote, { id: priced.id, ...prices() })
    wait(30)
    await beans.call(passQuote, { id: priced.id })
    await beans.call(passQuote, { id: passed.id })
    await ann.call(withdrawQuote, { id: withdrawn.id })
    wait(2 * 24 * 60)
    const { counted, ...times } = await beans.call(getMyAnswerTimes, {})
    expect(times).toEqual({ days: 90, requests: 3, answerRate: null, medianMinutes: null })
    const minutes = Object.fromEntries(counted.map((request) => [request.id, request.minutes]))
    expect(minutes).toEqual({ [priced.id]: 30, [passed.id]: 60, [silent.id]: null })
  })

  test('those of a page of the listing come together, in its order, and are those of each supplier', async () => {
    const [first, second] = [await received([...Array(5).keys()].map((at) => answered(10 * at))), await received([answered(10)])]
    await app.context.db.updateTable('suppliers').set({ category: 'Uniforms', state: 'NT' }).where('id', 'in', [first, second]).execute()
    await app.context.changes.publish(app.context.db)
    const listing = { category: 'Uniforms', state: 'NT' }
    const { items } = await app.call(listSuppliers, listing)
    const times = await app.call(listAnswerTimes, listing)
    expect(times.map(({ supplierId }) => supplierId)).toEqual(items.map(({ id }) => id))
    for (const { supplierId, ...each } of times) expect(each).toEqual(await timesOf(supplierId))
    expect(times.find(({ supplierId }) => supplierId === first)?.medianMinutes).toBe(20)
    const pages = await Promise.all([0, 1].map((offset) => app.call(listAnswerTimes, { ...listing, limit: 1, offset })))
    expect(pages.flat()).toEqual(times.slice(0, 2))
    expect(await app.call(listAnswerTimes, { ...listing, search: 'xqzvv' })).toEqual([])
  })

  test('the answer times of an unknown supplier are a 404', async () => {
    expect(await problemOf(timesOf(2_000_000_000))).toMatchObject({ status: 404 })
  })
})
