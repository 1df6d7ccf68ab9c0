import { sql } from 'kysely'
import { inTransaction, type Db } from '#server/db/db.ts'
import { required } from '#shared/required.ts'
import { listDigest, readListedPlaces } from './listed-places.ts'
import { project } from './projection.ts'

const BATCH = 2000

/**
 * Replaces the table of places if it is of another edition than this program's list, then updates the position of every supplier. Usually
 * does nothing. If it is interrupted, the next start does the rest; processes that run it at the same time write the same rows.
 */
export async function loadPlaces(db: Db): Promise<void> {
  const digest = listDigest()
  const { rows } = await sql`select from place_lists where digest = ${digest}`.execute(db)
  if (rows.length > 0) return
  await inTransaction(db, replacePlaces)
  for (let after: number | null = 0; after !== null;) after = await placeSuppliers(db, after)
  await sql`insert into place_lists (digest) values (${digest}) on conflict do nothing`.execute(db)
}

async function replacePlaces(tx: Db): Promise<void> {
  await sql`lock table places in exclusive mode`.execute(tx)
  await sql`delete from places`.execute(tx)
  await sql`
    insert into places (key, state, postcode, population, point)
    select place_key(suburb), state, postcode, population, point(x, y)
    from jsonb_to_recordset(${JSON.stringify(rowsToLoad())}::jsonb)
      as listed (suburb text, state text, postcode text, population integer, x float8, y float8)`.execute(tx)
}

/** A place that has or had several postcodes is found by each of them. */
const rowsToLoad = () =>
  readListedPlaces().flatMap(({ suburb, state, postcode, otherPostcodes = [], population, latitude, longitude }) => {
    const point = project(latitude, longitude)
    return [postcode, ...otherPostcodes].map((each) => ({ suburb, state, postcode: each, population, ...point }))
  })

/**
 * Updates the position of the next batch of suppliers after an id, but for suspended ones, which have none; the column is asked by name, as
 * older tables do not have it. Returns the last id of the batch, null when there are none left.
 */
async function placeSuppliers(db: Db, after: number): Promise<number | null> {
  const { rows } = await sql<{ last: number | null }>`
    with batch as materialized (select * from suppliers where id > ${after} order by id limit ${BATCH} for no key update),
    placed as (
      insert into supplier_reach
      select id, category, state, lower(suburb), place_of(suburb, state, postcode), postcodes_of(service_area) from batch
      where to_jsonb(batch) ->> 'suspended_at' is null
      on conflict (supplier_id) do update set stands_at = excluded.stands_at
        where supplier_reach.stands_at::text is distinct from excluded.stands_at::text
    )
    select max(id) as last from batch`.execute(db)
  // `max` returns one row.
  return required(rows[0], 'The last change of places').last
}
