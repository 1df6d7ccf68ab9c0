import { sql } from 'kysely'
import type { Db, NewRow } from '#server/db/db.ts'

const WIRE = ['id', 'fromPath as from', 'toPath as to', 'createdAt', 'createdBy'] as const
const redirects = (db: Db) => db.selectFrom('redirects').select(WIRE)

/** Returns all redirects, of which there are a bounded number, and lets nobody else add one until the transaction ends. */
export async function lockRedirects(tx: Db) {
  await sql`lock table redirects in share row exclusive mode`.execute(tx)
  return allRedirects(tx)
}
export type RedirectRow = Awaited<ReturnType<typeof lockRedirects>>[number]

export const redirectById = (db: Db, id: string) => redirects(db).where('id', '=', id).executeTakeFirst()
export const allRedirects = (db: Db) => redirects(db).execute()
export const insertRedirect = (tx: Db, redirect: NewRow<'redirects'>): Promise<RedirectRow> =>
  tx.insertInto('redirects').values(redirect).returning(WIRE).executeTakeFirstOrThrow()
export const deleteRedirect = (tx: Db, id: string) => tx.deleteFrom('redirects').where('id', '=', id).returning('id').executeTakeFirst()

export async function redirectPage(db: Db, limit: number, offset: number) {
  const items = await redirects(db).orderBy('createdAt', 'desc').orderBy('id').limit(limit).offset(offset).execute()
  const { total } = await db
    .selectFrom('redirects')
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return { items, total }
}
