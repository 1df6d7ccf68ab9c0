import { sql } from 'kysely'
import type { Db, RowOf } from '#server/db/db.ts'

const COLUMNS = ['email', 'phone', 'website', 'abn', 'address', 'suburb', 'state', 'postcode', 'description'] as const
/** How a business is reached and told from others, as a listing has it. */
export type ContactColumns = Pick<RowOf<'suppliers'>, (typeof COLUMNS)[number]>

/** Returns these columns of listings by id; unknown ones are missing. */
export async function contactColumnsOf(db: Db, ids: number[]): Promise<Map<number, ContactColumns>> {
  const rows = await db
    .selectFrom('suppliers')
    .select([...COLUMNS, 'id'])
    .where('id', 'in', ids)
    .execute()
  return new Map(rows.map(({ id, ...columns }) => [id, columns]))
}

/** Changes some of these columns of a locked listing; does nothing without any. */
export async function setContactColumns(tx: Db, id: number, change: Partial<ContactColumns>, updatedAt: Date): Promise<void> {
  if (Object.keys(change).length === 0) return
  const checked = change.abn === undefined ? {} : { abnCheckedAt: change.abn === null ? null : updatedAt }
  await tx
    .updateTable('suppliers')
    .set({ ...change, ...checked, version: sql`version + 1`, updatedAt })
    .where('id', '=', id)
    .execute()
}
