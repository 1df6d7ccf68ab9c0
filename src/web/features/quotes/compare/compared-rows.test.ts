import { describe, expect, test } from 'vitest'
import type { Quote, PricedLine } from '#contract/quotes/supplier-quote.ts'
import { quotedLines } from '#shared/quoted-lines/quoted-lines.ts'
import { compareOffers } from './compare.ts'

const line = (item: string, packSize: string, quantity: number, priceCents: number, more: Partial<PricedLine> = {}): PricedLine => ({
  item,
  packSize,
  unit: null,
  quantity,
  priceCents,
  gst: 'free',
  ...more,
})
const offer = (deliveryCents: number, ...lines: PricedLine[]) =>
  ({ lines: quotedLines(lines, [], null), deliveryCents, minimumCents: null }) as unknown as Quote

describe('Rows of a comparison without lines', () => {
  test('bunches are compared with bunches, and trays of different sizes by the piece', () => {
    const row = (...packs: [size: string, cents: number, unit?: string][]) =>
      compareOffers(packs.map(([size, cents, unit = null]) => offer(0, line('Avocados', size, 2, cents, { unit }))))[0]
    const shown = (item: ReturnType<typeof row>) => item?.quoted.map((one) => [one?.landedCents, one?.measure, one?.isCheapest])
    expect(shown(row(['bunch', 250], ['2 bunches', 480]))).toEqual([
      [250, 'bunch', false],
      [240, 'bunch', true],
    ])
    expect(shown(row(['tray of 22', 2200], ['tray of 24', 2304]))).toEqual([
      [100, 'piece', false],
      [96, 'piece', true],
    ])
    expect(shown(row(['bunch', 250], ['tray', 480]))).toEqual([
      [250, 'bunch', false],
      [null, null, false],
    ])
  })

  test.each<[item: string, packs: string[], by: string | undefined]>([
    ['Free range eggs', ['15 dozen', '30 eggs'], 'dozen'],
    ['Eggplant', ['5 each', '6 each'], undefined],
    ['Paper cups', ['1000/ctn', '500/ctn'], '100'],
    ['Straws', ['2500 pcs', '250 pcs'], '100'],
    ['Bagels', ['dozen', '24 pcs'], undefined],
    ['Eggs', ['15 dozen', '10 kg'], undefined],
    ['Beans', ['1 kg', '5 kg'], undefined],
  ])('prices of %s in packs of %s are said as the trade says them', (item, packs, by) => {
    const [row] = compareOffers(packs.map((size) => offer(0, line(item, size, 1, 9000))))
    expect(row?.by?.words).toBe(by)
  })

  describe('rows that a buyer joins', () => {
    const one = offer(0, line('Paper cups', '1000/ctn', 1, 9000), line('Tea', '1 kg', 1, 100))
    const other = offer(0, line('Cups, paper, white', '500/ctn', 2, 4000), line('Chai', '1 L', 1, 100))
    const ids = (...names: string[]) => compareOffers([one, other]).flatMap(({ name, joined }) => (names.includes(name) ? joined : []))
    const rows = (group: string[]) => compareOffers([one, other], { said: { joined: [group], apart: [] } })

    test('joined rows are compared as one item', () => {
      const [cups, tea, chai] = rows(ids('Paper cups', 'Cups, paper, white'))
      expect([cups?.name, tea?.name, chai?.name]).toEqual(['Paper cups', 'Tea', 'Chai'])
      expect(cups?.quoted.map((quoted) => [quoted!.landedCents, quoted!.isCheapest])).toEqual([
        [9, false],
        [8, true],
      ])
    })

    test('joined rows of different measures have no cheapest price', () => {
      const joined = rows(ids('Tea', 'Chai'))
      expect(joined).toHaveLength(3)
      expect(joined.flatMap(({ quoted }) => quoted.map((cell) => cell?.isCheapest ?? false))).not.toContain(true)
    })

    test('two lines of one supplier are never joined', () => {
      expect(rows(ids('Paper cups', 'Tea'))).toHaveLength(4)
    })
  })

  describe('rows that are joined without being asked for', () => {
    const offers = [
      offer(0, line('Cups, 12 oz', '1000/ctn', 1, 9000), line('Tea', '1 kg', 1, 100)),
      offer(0, line('12oz cups', '500/ctn', 2, 4000), line('tea ', '1 kg', 1, 120)),
      offer(0, line('Cups 12oz', '500/ctn', 2, 4100)),
    ]
    const requestIds = ['r1', 'r2', 'r3']
    const shown = (apart: readonly string[], joined: string[][] = []) =>
      compareOffers(offers, { said: { joined, apart }, requestIds }).map(({ name, isProposed, quoted }) => [
        name,
        isProposed,
        quoted.map((one) => one !== null),
      ])

    test('a row is proposed where suppliers call the item by different names, and split into a row for each supplier', () => {
      const [cups] = compareOffers(offers, { requestIds })
      expect(shown([])).toEqual([
        ['Cups, 12 oz', true, [true, true, true]],
        ['Tea', false, [true, true, false]],
      ])
      expect(shown(cups!.ids)).toEqual([
        ['Cups, 12 oz', false, [true, false, false]],
        ['Tea', false, [true, true, false]],
        ['12oz cups', false, [false, true, false]],
        ['Cups 12oz', false, [false, false, true]],
      ])
    })

    test('split rows are joined by their requests, also when a supplier in between is not in view', () => {
      const [cups] = compareOffers(offers, { requestIds })
      const [first, , third] = cups!.apart
      expect(shown(cups!.ids, [[first!, third!]])[0]).toEqual(['Cups, 12 oz', false, [true, false, true]])
      const [, , last] = offers
      const alone = compareOffers([offers[0]!, last!], { said: { joined: [[first!, third!]], apart: cups!.ids }, requestIds: ['r1', 'r3'] })
      expect(alone[0]?.quoted.map((one) => one !== null)).toEqual([true, true])
    })

    test('offers of one line each are proposed as one item, and split', () => {
      const single = [offer(0, line('Shed Blend', '1 kg', 10, 3000)), offer(0, line('Espresso', '5 kg', 2, 14000))]
      const [row] = compareOffers(single, { requestIds })
      expect([row?.isProposed, row?.ids.length]).toEqual([true, 2])
      expect(compareOffers(single, { requestIds, said: { joined: [], apart: row!.ids } }).map(({ name }) => name)).toEqual([
        'Shed Blend',
        'Espresso',
      ])
    })
  })
})
