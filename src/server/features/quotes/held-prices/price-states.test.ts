import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { listPrices, PRICE_STATES, respondToPriceChange, type ChangeAnswer, type PriceState } from '#contract/quotes/held-prices.ts'
import { createTestApp } from '#test/app/app.ts'
import { problemOf } from '#test/app/problem.ts'
import { promisedPrices } from '#test/people/held-prices.ts'
import { buyer, csvOf } from '#test/people/people.ts'

let kit: Awaited<ReturnType<typeof promisedPrices>>
beforeAll(async () => void (kit = await promisedPrices((now) => createTestApp({}, { now }))))
afterAll(() => kit.app.stop())
beforeEach(() => kit.begin())

/** What happens to a price: a change is announced for so many days from then, or answered, or days pass. */
type Step = { say: number } | { pass: number } | ChangeAnswer

async function happens(steps: readonly Step[]) {
  const id = await kit.priceIdOf()
  for (const [n, step] of steps.entries()) {
    if (typeof step === 'string') await kit.people.ann.call(respondToPriceChange, { id, to: step })
    else if ('pass' in step) kit.passDays(step.pass)
    else await kit.announce([{ priceId: id, priceCents: 1100 + n, from: kit.inDays(step.say) }])
  }
}

const in5 = { say: 5 }
const CASES: [title: string, weeks: number | null, steps: Step[], state: PriceState][] = [
  ['new', 2, [], 'held'],
  ['on its last day', 2, [{ pass: 14 }], 'held'],
  ['on the day after', 2, [{ pass: 15 }], 'ended'],
  ['long after', 2, [{ pass: 29 }], 'ended'],
  ['never promised', null, [], 'ended'],
  ['with a change to come', 8, [in5], 'changing'],
  ['with a change of today', 8, [{ say: 0 }], 'changing'],
  ['with an open change whose day has come', 8, [in5, { pass: 5 }], 'changing'],
  ['with an open change of long ago', 1, [in5, { pass: 29 }], 'changing'],
  ['never promised, with a change', null, [in5], 'changing'],
  ['over, with a change', 1, [{ pass: 20 }, in5], 'changing'],
  ['with a change that replaced another', 8, [in5, { say: 9 }], 'changing'],
  ['accepted, to come', 8, [in5, 'accept'], 'changing'],
  ['accepted, the day before', 8, [in5, 'accept', { pass: 4 }], 'changing'],
  ['accepted, on the day', 8, [in5, 'accept', { pass: 5 }], 'held'],
  ['accepted of today', 8, [{ say: 0 }, 'accept'], 'held'],
  ['accepted late', 8, [in5, { pass: 9 }, 'accept'], 'held'],
  ['accepted, after its weeks', 1, [in5, 'accept', { pass: 8 }], 'ended'],
  ['accepted where nothing was promised', null, [{ say: 0 }, 'accept'], 'ended'],
  ['left, to come', 8, [in5, 'leave'], 'changing'],
  ['left, the day before', 8, [in5, 'leave', { pass: 4 }], 'changing'],
  ['left, on the day', 8, [in5, 'leave', { pass: 5 }], 'ended'],
  ['left of today', 8, [{ say: 0 }, 'leave'], 'ended'],
  ['left late', 8, [in5, { pass: 9 }, 'leave'], 'ended'],
  ['accepted, then another', 8, [{ say: 0 }, 'accept', in5], 'changing'],
  ['accepted twice, the second to come', 8, [{ say: 0 }, 'accept', in5, 'accept'], 'changing'],
  ['accepted twice, both there', 8, [{ say: 2 }, 'accept', in5, 'accept', { pass: 5 }], 'held'],
  ['accepted twice, the first to come after the second', 8, [{ say: 9 }, 'accept', in5, 'accept', { pass: 5 }], 'held'],
  ['accepted, then left, to come', 8, [{ say: 0 }, 'accept', in5, 'leave'], 'changing'],
  ['accepted, then left', 8, [{ say: 0 }, 'accept', in5, 'leave', { pass: 5 }], 'ended'],
]

describe('The prices in one state', () => {
  test.each(CASES)('have one that is %s where it says so, and nowhere else', async (_, hold, steps, state) => {
    await kit.accepted({ hold })
    await happens(steps)
    expect(await kit.pricesOf()).toMatchObject([{ status: state }])
    for (const status of PRICE_STATES) {
      const { items, total } = await kit.people.ann.call(listPrices, { status })
      expect([status, total, items.length]).toEqual([status, Number(status === state), Number(status === state)])
    }
  })

  test('are counted whatever the page has, come as a file, and are those of the buyer alone', async () => {
    await kit.accepted({ items: ['Rye', 'Sourdough', 'Fruit loaf'] })
    await kit.accepted({ items: ['Bagel'], hold: null })
    await kit.accepted({ who: await buyer(kit.app) })
    const { ann } = kit.people
    const page = await ann.call(listPrices, { status: 'held', limit: 1, offset: 1 })
    expect([page.total, page.items.map(({ item }) => item)]).toEqual([3, ['Sourdough']])
    const file = await csvOf(kit.app, ann, '/api/prices?status=ended')
    expect(file).toContain('Bagel')
    expect(file).not.toMatch(/Rye|Flat bread/)
    expect(await problemOf(ann.call(listPrices, { status: 'open' as PriceState }))).toMatchObject({
      status: 400,
      errors: [{ path: 'status' }],
    })
  })
})
