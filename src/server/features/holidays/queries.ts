import { sql } from 'kysely'
import type { StateCode } from '#contract/options.ts'
import type { Db, NewRow, RowOf } from '#server/db/db.ts'

export type Correction = RowOf<'holidayCorrections'>

export const allCorrections = (db: Db) => db.selectFrom('holidayCorrections').select(['state', 'day', 'name']).execute()

/** Returns the corrections of a state between two days, both included. */
export const correctionsOf = (db: Db, state: StateCode, from: string, to: string): Promise<Correction[]> =>
  db.selectFrom('holidayCorrections').selectAll().where('state', '=', state).where('day', '>=', from).where('day', '<=', to).execute()

/** Deletes what the owner has said of a day; returns whether there was something. */
export async function deleteCorrection(tx: Db, state: StateCode, day: string): Promise<boolean> {
  const deleted = await tx.deleteFrom('holidayCorrections').where('state', '=', state).where('day', '=', day).returning('day').execute()
  return deleted.length > 0
}

/** Stores what the owner says of a day; returns false where it was said already. */
export async function putCorrection(tx: Db, correction: NewRow<'holidayCorrections'>): Promise<boolean> {
  const { name = null, createdBy } = correction
  const stored = await tx
    .insertInto('holidayCorrections')
    .values(correction)
    .onConflict((existing) =>
      existing
        .columns(['state', 'day'])
        .doUpdateSet({ name, createdBy, createdAt: sql`now()` })
        .where('holidayCorrections.name', 'is distinct from', name),
    )
    .returning('day')
    .execute()
  return stored.length > 0
}
