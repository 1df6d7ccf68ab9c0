import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { createTestApp, type TestApp } from '#test/app/app.ts'
import { compared, line, offer, price } from '#test/data/compared-offers.ts'

let app: TestApp
let addresses = 0
beforeAll(async () => void (app = await createTestApp()))
afterAll(() => app.stop())

const ask = (payload: object, remoteAddress = `192.0.2.${++addresses}`, on = app) =>
  on.server.inject({ method: 'POST', url: '/api/comparisons', remoteAddress, payload })
const lines = [line('1'), line('2')]
const offers = [offer('a', [price('1', 100)]), offer('b', [price('1', 90), price('2', 90)])]

describe('POST /api/comparisons', () => {
  test('anyone gets the comparison of what was sent', async () => {
    const response = await ask({ lines, offers })
    expect(response.statusCode).toBe(200)
    expect(response.json()).toEqual(compared(lines, offers))
  })

  test.each([
    ['an unknown line of a price', { lines, offers: [offer('a', [price('1', 1), price('9', 1)])] }, 'offers.0.prices.1.lineId'],
    [
      'a fourth price for a line',
      {
        lines,
        offers: [
          offer(
            'a',
            [1, 2, 3, 4].map((cents) => price('1', cents)),
          ),
        ],
      },
      'offers.0.prices.3',
    ],
    ['a line twice', { lines: [line('1'), line('1')], offers: [offer('a', [])] }, 'lines.1.id'],
    ['an offer twice', { lines, offers: [offers[0], offers[0]] }, 'offers.1.id'],
    ['an unknown offer of a rule', { lines, offers, rules: { never: [{ offerId: 'z' }] } }, 'rules.never.0.offerId'],
    ['an unknown line of a rule', { lines, offers, rules: { always: [{ offerId: 'a', lineId: 'z' }] } }, 'rules.always.0.lineId'],
    [
      'an unknown line of a substitute',
      { lines, offers, rules: { substitutes: [{ offerId: 'a', lineId: 'z' }] } },
      'rules.substitutes.0.lineId',
    ],
    ['a need of nothing', { lines: [line('1', 0)], offers }, 'lines.0.need.amount'],
    ['an id with a colon', { lines: [line('1:2')], offers }, 'lines.0.id'],
    ['no lines', { lines: [], offers }, 'lines'],
    ['no offers', { lines, offers: [] }, 'offers'],
    ['too many lines', { lines: Array.from({ length: 101 }, (_, n) => line(`${n}`)), offers }, 'lines'],
    ['too many offers', { lines, offers: Array.from({ length: 13 }, (_, n) => offer(`${n}`, [])) }, 'offers'],
    ['no order at all', { lines, offers, rules: { most: 0 } }, 'rules.most'],
    [
      'a cost beyond sums',
      { lines: [line('1', 1_000_000_000)], offers: [offer('a', [price('1', 1_000_000)])] },
      'offers.0.prices.0.contents',
    ],
  ])('%s is a 400 at its path', async (_, body, path) => {
    const response = await ask(body)
    expect([response.statusCode, response.json().errors.map((error: { path: string }) => error.path)]).toEqual([400, [path]])
  })

  test('what is left out may also be null', async () => {
    const none = { rules: { substitutes: null, never: null, always: null, most: null, savesAtLeastCents: null }, isGstRegistered: null }
    expect((await ask({ lines, offers, ...none })).json()).toEqual(compared(lines, offers))
  })

  test('what takes long is proven in a thread, or ends with the best that was found and its gap', async () => {
    const inAHurry = await createTestApp({}, { comparisonClock: () => performance.now() })
    onTestFinished(() => inAHurry.stop())
    const many = Array.from({ length: 60 }, (_, n) => line(`${n}`))
    const terms = { deliveryCents: 2000, freeDeliveryFromCents: 90_000, minimumCents: 70_000, belowMinimum: 'refuse' as const }
    const all = Array.from({ length: 8 }, (_, o) =>
      offer(
        `${o}`,
        many.map(({ id }, n) => price(id, 3000 + ((n * 7919 + o * 104_729 + n * o * 31) % 2003))),
        terms,
      ),
    )
    const response = await ask({ lines: many, offers: all }, undefined, inAHurry)
    expect(response.statusCode).toBe(200)
    const { split, whole } = response.json()
    expect(split.gapCents).toBeGreaterThanOrEqual(0)
    expect(split.exGstCents).toBeLessThanOrEqual(Math.min(...whole.totals.map(({ exGstCents }: { exGstCents: number }) => exGstCents)))
  })

  test('thirty a minute from one address', async () => {
    const statuses = await Promise.all(Array.from({ length: 31 }, async () => (await ask({ lines, offers }, '192.0.2.250')).statusCode))
    expect(statuses.filter((status) => status === 429)).toHaveLength(1)
  })
})
