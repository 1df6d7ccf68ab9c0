import { describe, expect, test } from 'vitest'
import { lessEq, solve, greaterEq, equalTo, type Constraint } from 'yalps'
import type { Comparison } from '#contract/quotes/comparison/comparison-results.ts'
import { compared } from '#test/data/compared-offers.ts'
import { randomOffers } from '#test/data/random-offers.ts'

type Drawn = ReturnType<typeof randomOffers>
const seeds = (count: number) => Array.from({ length: count }, (_, seed) => seed + 1)
const drawn = (seed: number) => randomOffers(seed, { offers: 2 + (seed % 3), lines: 2 + (seed % 4), isCoarse: seed % 4 === 0 })

/** Returns what the best split costs without GST as a solver of mixed integer programs finds it, in cents; null where there is none. */
function solved({ lines, offers }: Drawn, { lines: rows }: Comparison): number | null {
  const constraints = new Map<string, Constraint>()
  const variables = new Map<string, Map<string, number>>()
  const binaries = new Set<string>()
  const add = (name: string, cost: number, terms: [string, number][]) => variables.set(name, new Map([['cost', cost], ...terms]))
  const sold = rows.filter(({ cells }) => cells.some(({ state }) => state === 'priced'))
  for (const { lineId } of sold) constraints.set(`line ${lineId}`, equalTo(1))
  offers.forEach((offer, n) => {
    const [delivery, freeFrom, minimum] = [offer.deliveryCents ?? 0, offer.freeDeliveryFromCents ?? 0, offer.minimumCents ?? 0]
    const own = sold.flatMap(({ lineId, cells }) => (cells[n]!.state === 'priced' ? [{ lineId, cost: cells[n]!.costCents! }] : []))
    constraints.set(`free ${n}`, greaterEq(0)).set(`minimum ${n}`, greaterEq(0)).set(`freed ${n}`, lessEq(0))
    for (const { lineId, cost } of own) {
      constraints.set(`order ${n} ${lineId}`, lessEq(0))
      binaries.add(`buys ${n} ${lineId}`)
      add(`buys ${n} ${lineId}`, cost, [
        [`line ${lineId}`, 1],
        [`order ${n} ${lineId}`, 1],
        [`free ${n}`, cost],
        [`minimum ${n}`, cost],
      ])
    }
    for (const name of ['orders', 'free', 'small']) binaries.add(`${name} ${n}`)
    const orders = own.map(({ lineId }): [string, number] => [`order ${n} ${lineId}`, -1])
    add(`orders ${n}`, delivery, [...orders, [`freed ${n}`, -1], [`minimum ${n}`, -minimum]])
    if (freeFrom > 0)
      add(`free ${n}`, -delivery, [
        [`free ${n}`, -freeFrom],
        [`freed ${n}`, 1],
      ])
    if (offer.belowMinimum === 'fee') add(`small ${n}`, offer.smallOrderFeeCents ?? 0, [[`minimum ${n}`, minimum]])
    if (offer.belowMinimum === 'difference') add(`difference ${n}`, 1, [[`minimum ${n}`, 1]])
  })
  const { status, result } = solve(
    { direction: 'minimize', objective: 'cost', constraints, variables, binaries: [...binaries].filter((name) => variables.has(name)) },
    { tolerance: 0, precision: 1e-7 },
  )
  expect(['optimal', 'infeasible']).toContain(status)
  return status === 'optimal' && lines.length > 0 ? Math.round(result) : null
}

const shown = ({ split }: Comparison) => [split?.exGstCents, split?.totalCents, split?.orders.length, split?.savesCents]

describe('The split of random offers', () => {
  test('costs as much as a solver of mixed integer programs finds', () => {
    const found = seeds(500).map((seed) => {
      const offers = drawn(seed)
      const comparison = compared(offers.lines, offers.offers)
      return { ours: comparison.split?.exGstCents ?? null, theirs: solved(offers, comparison) }
    })
    expect(found.map(({ ours }) => ours)).toEqual(found.map(({ theirs }) => theirs))
    expect(found.filter(({ ours }) => ours === null).length).toBeLessThan(150)
  })

  test('is never dearer than the best single order, and has no gap', () => {
    for (const { split, whole } of seeds(100).map((seed) => compared(drawn(seed).lines, drawn(seed).offers))) {
      const single = whole.totals.filter(({ isRefused }) => !isRefused).map(({ exGstCents }) => exGstCents)
      expect(split?.exGstCents ?? Infinity).toBeLessThanOrEqual(Math.min(...single))
      expect(split?.gapCents ?? 0).toBe(0)
    }
  })

  test('is never dearer with another offer for the same lines', () => {
    for (const seed of seeds(100)) {
      const { lines, offers } = drawn(seed)
      const [fewer, all] = [compared(lines, offers.slice(1)), compared(lines, offers)]
      const isSame = fewer.split !== null && fewer.whole.lineIds.length === all.whole.lineIds.length
      expect(isSame ? all.split!.exGstCents : 0).toBeLessThanOrEqual(isSame ? fewer.split!.exGstCents : 0)
    }
  })

  test('is never cheaper with another rule', () => {
    for (const seed of seeds(100)) {
      const { lines, offers } = drawn(seed)
      const free = compared(lines, offers).split
      for (const rules of [
        { never: [{ offerId: 'a', lineId: '0' }] },
        { always: [{ offerId: 'b' }] },
        { most: 1 },
        { savesAtLeastCents: 900 },
      ])
        expect(compared(lines, offers, { rules }).split?.exGstCents ?? Infinity).toBeGreaterThanOrEqual(free?.exGstCents ?? Infinity)
    }
  })

  test('changes only among equal ones when offers and lines come in another order', () => {
    for (const seed of seeds(100)) {
      const { lines, offers } = drawn(seed)
      expect(shown(compared(lines.toReversed(), offers.toReversed()))).toEqual(shown(compared(lines, offers)))
    }
  })

  test('totals stand over equal lines, and a unit price times the contents is the price of a pack', () => {
    for (const seed of seeds(100)) {
      const { lines, offers } = drawn(seed)
      const { common, whole, lines: rows } = compared(lines, offers)
      for (const basket of [common, whole]) for (const { lineIds } of basket.totals) expect(lineIds).toEqual(basket.lineIds)
      for (const { cells, need } of rows)
        for (const { packs, costCents, unitCents, surplus } of cells)
          expect(Math.abs((costCents ?? 0) - (unitCents ?? 0) * (packs === null ? 0 : need!.amount + surplus!))).toBeLessThan(1)
    }
  })
})
