import { sql } from 'kysely'
import type { Context } from '#server/context.ts'
import { insertRows } from '#server/db/insert-rows.ts'
import { seededRandom } from '#server/db/demo/random.ts'
import { indexRange } from '#server/features/price-lists/found/index-range.ts'
import { builtInEntries } from '#server/vocabulary/vocabulary.ts'
import { itemAt } from '#shared/item-at.ts'

/** Lists that are read; the others are copies of these. */
const READ = 10
/** Copies that one statement makes, within the time that it has. */
const AT_ONCE = 5

/** Gives so many of the suppliers a price list of so many rows, which it shows with prices. */
export async function loadRanges({ db, changes }: Pick<Context, 'db' | 'changes'>, lists: number, rows: number): Promise<void> {
  const unlisted = db
    .selectFrom('suppliers')
    .select('id')
    .where('id', 'not in', (eb) => eb.selectFrom('priceLists').select('supplierId'))
  const ids = (
    await unlisted
      .orderBy(sql`md5(id::text)`)
      .limit(lists)
      .execute()
  ).map(({ id }) => id)
  await insertRows(
    db,
    'priceLists',
    ids.map((supplierId) => ({ supplierId, visibility: 'prices' })),
  )
  for (const [at, read] of ids.slice(0, READ).entries()) {
    await insertRows(db, 'priceListRows', itemsOf(at, rows, read))
    await indexRange({ db, changes }, read)
    const copies = ids.slice(READ).filter((_, i) => i % READ === at)
    for (let from = 0; from < copies.length; from += AT_ONCE) await copyTo(db, read, copies.slice(from, from + AT_ONCE))
  }
  await sql`vacuum analyze price_list_rows, range_words, range_goods`.execute(db)
}

function itemsOf(seed: number, count: number, supplierId: number) {
  const random = seededRandom(`range ${seed}`)
  const entries = builtInEntries()
  const goods = entries.filter(({ kind }) => kind === 'goods')
  const others = entries.filter(({ kind }) => kind === 'quality' || kind === 'brand')
  return Array.from({ length: count }, (_, position) => {
    const one = itemAt(goods, Math.floor(random() * goods.length)).term
    const said = random() < 0.6 ? `${itemAt(others, Math.floor(random() * others.length)).term} ` : ''
    return {
      id: crypto.randomUUID(),
      supplierId,
      position,
      item: said + one,
      packSize: '5 kg',
      priceCents: 100 + position,
      gst: 'free',
      isAvailable: true,
      changedAt: new Date().toISOString(),
    }
  })
}

async function copyTo(db: Context['db'], from: number, ids: number[]): Promise<void> {
  await sql`insert into price_list_rows (supplier_id, position, item, pack_size, price_cents, gst)
    select copy.id, position, item, pack_size, price_cents, gst
    from unnest(${ids}::integer[]) copy (id), price_list_rows where supplier_id = ${from}`.execute(db)
  await sql`insert into range_words (supplier_id, sold_keys, digest)
    select copy.id, sold_keys, digest from unnest(${ids}::integer[]) copy (id), range_words where supplier_id = ${from}`.execute(db)
  await sql`insert into range_goods (supplier_id, path, position, row_id)
    select copy.id, path, r.position, r.id from unnest(${ids}::integer[]) copy (id)
    join price_list_rows r on r.supplier_id = copy.id join range_goods g on g.supplier_id = ${from} and g.position = r.position`.execute(db)
}
