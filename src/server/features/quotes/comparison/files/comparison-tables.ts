import type { Comparison, OrderTotal } from '#contract/quotes/comparison/comparison-results.ts'
import { pricesTable } from './prices-table.ts'
import { dollars, itemsOf, money, nameIn, namesOf, number, text, yes, type Table, type Value } from './table.ts'

/** Returns a comparison as tables, which have its figures and no others. Those without rows are left out, except the first. */
export const comparisonTables = (comparison: Comparison): [Table, ...Table[]] => {
  const others = [
    totalsTable(comparison),
    someLinesTable(comparison),
    splitTable(comparison),
    numbersTable(comparison),
    impossibleTable(comparison),
  ]
  return [pricesTable(comparison), ...others.filter(({ rows }) => rows.length > 0)]
}

const ORDER_COLUMNS = [
  text('Supplier'),
  number('Lines'),
  money('Goods'),
  money('Delivery'),
  money('Difference'),
  money('Small order fee'),
  money('Below the minimum'),
  text('Refused'),
  text('Estimate'),
  money('Without GST'),
  money('GST'),
  money('Total'),
]
const orderCells = (total: OrderTotal, name: string): Value[] => [
  name,
  total.lineIds.length,
  dollars(total.goodsCents),
  dollars(total.deliveryCents),
  dollars(total.differenceCents),
  dollars(total.smallOrderFeeCents),
  dollars(total.shortCents),
  yes(total.isRefused),
  yes(total.isEstimate),
  dollars(total.exGstCents),
  dollars(total.gstCents),
  dollars(total.totalCents),
]

function totalsTable(comparison: Comparison): Table {
  const names = nameIn(namesOf(comparison))
  const baskets = [
    ['lines with any price', comparison.whole],
    ['lines that all have priced', comparison.common],
  ] as const
  const rows = baskets.flatMap(([basket, { totals, cheapest }]) =>
    totals.map((total) => [basket, ...orderCells(total, names(total.offerId)), yes(cheapest.includes(total.offerId))]),
  )
  return { name: 'Totals', columns: [text('Of'), ...ORDER_COLUMNS, text('Cheapest')], rows }
}

function someLinesTable(comparison: Comparison): Table {
  const names = nameIn(namesOf(comparison))
  const columns = [text('Supplier'), number('Lines'), money('Without GST'), money('Below the minimum'), text('Refused')]
  const rows = comparison.partial.map(({ offerId, lineIds, exGstCents, shortCents, isRefused, others }) => [
    names(offerId),
    lineIds.length,
    dollars(exGstCents),
    dollars(shortCents),
    yes(isRefused),
    dollars(others?.exGstCents ?? null),
    others?.orders ?? null,
  ])
  return { name: 'Some lines only', columns: [...columns, money('The same from the others'), number('Orders of the others')], rows }
}

function splitTable(comparison: Comparison): Table {
  const { split } = comparison
  const [names, items] = [nameIn(namesOf(comparison)), nameIn(itemsOf(comparison))]
  const columns = [...ORDER_COLUMNS, text('Items'), money('Saves'), money('May save more, at the most')]
  if (!split) return { name: 'Best orders', columns, rows: [] }
  const orders = split.orders.map((order) => [...orderCells(order, names(order.offerId)), order.lineIds.map(items).join('; '), null, null])
  const lines = split.orders.reduce((sum, { lineIds }) => sum + lineIds.length, 0)
  const all = [
    'All orders',
    lines,
    null,
    null,
    null,
    null,
    null,
    null,
    null,
    dollars(split.exGstCents),
    dollars(split.gstCents),
    dollars(split.totalCents),
    null,
    dollars(split.savesCents),
    dollars(split.gapCents),
  ]
  return { name: 'Best orders', columns, rows: [...orders, all] }
}

function numbersTable(comparison: Comparison): Table {
  const names = nameIn(namesOf(comparison))
  const rows = comparison.bySuppliers.map(({ suppliers, exGstCents, orders }) => [
    suppliers,
    dollars(exGstCents),
    orders.map(({ offerId, lineIds }) => `${names(offerId)} (${lineIds.length})`).join('; '),
  ])
  return { name: 'By number of orders', columns: [number('Orders'), money('Without GST'), text('Suppliers, lines of each')], rows }
}

function impossibleTable(comparison: Comparison): Table {
  const { impossible } = comparison
  const [names, items] = [nameIn(namesOf(comparison)), nameIn(itemsOf(comparison))]
  const without = (impossible?.without ?? []).map((id) => ['left out', items(id), null])
  const why = (impossible?.why ?? []).map(({ offerId, shortCents }) => ['refuses', names(offerId), dollars(shortCents)])
  return { name: 'Not to be had', columns: [text('Why'), text('Item or supplier'), money('Below the minimum')], rows: [...without, ...why] }
}
