import { sql } from 'kysely'
import type { Context } from '#server/context.ts'
import { inTransaction } from '#server/db/db.ts'
import { insertRows } from '#server/db/insert-rows.ts'
import { withoutTimeout } from '#server/db/session-settings.ts'
import { seededRandom } from '#server/db/demo/random.ts'
import { indexRange } from '#server/features/price-lists/found/index-range.ts'
import { builtInEntries } from '#server/vocabulary/vocabulary.ts'
import { itemAt } from '#shared/item-at.ts'
import { runLong } from './server-cpu.ts'

/** Lists that are read; the others are copies of these. */
const READ = 10
const TABLES = ['price_list_rows', 'range_words', 'range_goods']

/** Gives so many of the suppliers a price list of so many rows, which it shows with prices. */
export async function loadRanges(
  { db, changes, pool }: Pick<Context, 'db' | 'changes' | 'pool'>,
  lists: number,
  rows: number,
): Promise<void> {
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
  const read = ids.slice(0, READ)
  for (const [at, id] of read.entries()) {
    await insertRows(db, 'priceListRows', itemsOf(at, rows, id))
    await indexRange({ db, changes }, id)
  }
  const copies = ids.slice(READ).map((id, at) => ({ id, read: itemAt(read, at % read.length) }))
  await inTransaction(db, (tx) => copyTo(tx, copies))
  await runLong(pool, `vacuum analyze ${TABLES.join(', ')}`)
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

type Copy = { id: number; read: number }

/** Copies lists, each table at once: its indexes are made anew afterwards, and no foreign key is looked up for each of millions of rows. */
async function copyTo(tx: Context['db'], copies: readonly Copy[]): Promise<void> {
  const indexes = await indexesOf(tx)
  const settings = [withoutTimeout, `set local session_replication_role = 'replica'`, `set local maintenance_work_mem = '512MB'`]
  for (const statement of [...settings, ...indexes.map(({ removed }) => removed)]) await sql.raw(statement).execute(tx)
  const copy = sql`jsonb_to_recordset(${JSON.stringify(copies)}::jsonb) copy (id integer, read integer)`
  await sql`insert into price_list_rows (supplier_id, position, item, pack_size, price_cents, gst)
    select copy.id, position, item, pack_size, price_cents, gst from ${copy} join price_list_rows on supplier_id = read`.execute(tx)
  await sql`insert into range_words (supplier_id, sold_keys, digest)
    select copy.id, sold_keys, digest from ${copy} join range_words on supplier_id = read`.execute(tx)
  await sql`insert into range_goods (supplier_id, path, position, row_id)
    select copy.id, path, r.position, r.id from ${copy} join range_goods g on g.supplier_id = read
    join price_list_rows r on r.supplier_id = copy.id and r.position = g.position`.execute(tx)
  for (const { made } of indexes) await sql.raw(made).execute(tx)
}

/** Returns the statements that remove each index of the tables, and that make it again. */
const indexesOf = async (tx: Context['db']) =>
  (
    await sql<{ removed: string; made: string }>`
      select case when c.oid is null then format('drop index %s', x.indexrelid::regclass)
          else format('alter table %s drop constraint %I', x.indrelid::regclass, c.conname) end as removed,
        case when c.oid is null then pg_get_indexdef(x.indexrelid)
          else format('alter table %s add constraint %I %s', x.indrelid::regclass, c.conname, pg_get_constraintdef(c.oid)) end as made
      from pg_index x left join pg_constraint c on c.conindid = x.indexrelid and c.contype in ('p', 'u')
      where x.indrelid = any (${TABLES}::regclass[])`.execute(tx)
  ).rows
