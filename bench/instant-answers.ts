import { randomUUID } from 'node:crypto'
import type { Context } from '#server/context.ts'
import { inTransaction } from '#server/db/db.ts'
import { insertRows } from '#server/db/insert-rows.ts'
import { answerAtOnce } from '#server/features/quotes/instant/answer-at-once.ts'
import { bulkRowOf } from '#server/features/quotes/requests/request-quotes.ts'
import { insertQuoteRequests } from '#server/features/quotes/requests/queries.ts'
import { builtInEntries } from '#server/vocabulary/vocabulary.ts'
import { itemAt } from '#shared/item-at.ts'
import { digits, type BenchPart } from './report.ts'

const ROWS = 5_000
const ANSWERS = 50
const LINES = 12
/** Each buyer is answered ten times within a day. */
const BUYERS = 10
const SUPPLIER = 1
/** The worker of a queue takes so many jobs together. */
const BATCH = 10
/** What a buyer is promised, in milliseconds. */
const MAX_LAST = 10_000

/** Measures how long it takes until the last of fifty requests is answered from a list of the largest size, all of which come at once. */
export const measureInstantAnswers: BenchPart = async ({ marketplace: { context } }, report) => {
  report.heading(`${ANSWERS} requests of ${LINES} lines answered at once from ${ROWS.toLocaleString('en-AU')} rows, ms`)
  const items = await storeList(context)
  const ids = await ask(context, items)
  const start = performance.now()
  for (let at = 0; at < ANSWERS; at += BATCH) await Promise.all(ids.slice(at, at + BATCH).map((id) => answerAtOnce(context, id)))
  const last = performance.now() - start
  const answered = await context.db.selectFrom('offers').select('requestId').where('requestId', 'in', ids).execute()
  if (answered.length !== ANSWERS) throw new Error(`${answered.length} of ${ANSWERS} requests were answered.`)
  report.add({ what: 'until the last is answered', yardstick: '', ours: digits(last), measured: last, target: { atMost: MAX_LAST } })
}

/** Stores a list that answers, and returns the items of its first rows. */
const storeList = ({ db }: Context): Promise<string[]> =>
  inTransaction(db, async (tx) => {
    const goods = builtInEntries().filter(({ kind }) => kind === 'goods')
    const serviceArea = JSON.stringify([{ from: '3000', to: '3999' }])
    await tx.updateTable('suppliers').set({ serviceArea, minimumOrderCents: null }).where('id', '=', SUPPLIER).execute()
    await tx.insertInto('priceLists').values({ supplierId: SUPPLIER, isOn: true, leastPercent: 1 }).execute()
    const contents = { amount: 5, measure: 'kg' }
    const rows = Array.from({ length: ROWS }, (_, position) => ({
      id: randomUUID(),
      supplierId: SUPPLIER,
      position,
      item: itemAt(goods, position % goods.length).term,
      packSize: '5 kg',
      contents,
      priceCents: 100 + position,
      gst: 'free' as const,
    }))
    await insertRows(tx, 'priceListRows', rows)
    return rows.map(({ item }) => item)
  })

const ask = ({ db, now }: Context, items: readonly string[]): Promise<string[]> =>
  inTransaction(db, async (tx) => {
    const names = Array.from({ length: BUYERS }, () => randomUUID().slice(0, 18))
    const accounts = names.map((name) => ({
      username: name,
      usernameKey: name,
      email: `${name}@cafe.example`,
      passwordHash: '-',
      role: 'restaurant' as const,
      emailConfirmedAt: now(),
    }))
    const buyers = await tx.insertInto('accounts').values(accounts).returning('id').execute()
    const venues = buyers.map(({ id }) => ({
      accountId: id,
      name: 'Corner Cafe',
      suburb: 'Preston',
      state: 'VIC' as const,
      postcode: '3072',
    }))
    await tx.insertInto('buyerVenues').values(venues).execute()
    const request = bulkRowOf({
      message: 'Prices',
      company: 'Corner Cafe',
      contactName: 'Ann',
      contactEmail: 'a@cafe.example',
      contactPhone: '',
    })
    const requests = Array.from({ length: ANSWERS }, (_, at) => ({
      ...request,
      supplierId: SUPPLIER,
      bulkId: null,
      category: null,
      accountId: itemAt(buyers, at % BUYERS).id,
      lines: Array.from({ length: LINES }, (__, n) => ({
        id: randomUUID(),
        item: itemAt(items, (at * LINES + n) % items.length),
        quantity: 12,
        unit: 'kg',
        contents: null,
        amount: 12,
        measure: 'kg',
        every: 'week' as const,
        note: null,
        category: null,
      })),
    }))
    return (await insertQuoteRequests(tx, requests, now())).map(({ id }) => id)
  })
