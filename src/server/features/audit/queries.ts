import type { Role } from '#contract/accounts.ts'
import type { Db } from '#server/db/db.ts'

/** Notes what an owner did, in the transaction that does it. */
export const insertAudit = (
  tx: Db,
  { id, username }: { id: string; username: string },
  { action, subject, details = {} }: { action: string; subject: string; details?: Record<string, unknown> },
) =>
  tx
    .insertInto('audit')
    .values({ accountId: id, username, action, subject, details: JSON.stringify(details) })
    .execute()

/** Notes what somebody did to an account of their own, where it is an owner's. */
export async function insertOwnerAudit(tx: Db, by: { id: string; username: string; role: Role }, action: string): Promise<void> {
  if (by.role === 'owner') await insertAudit(tx, by, { action, subject: `account ${by.username}` })
}

/** The last first. */
export async function auditPage(db: Db, limit: number, offset: number) {
  const items = await db
    .selectFrom('audit')
    .select(['id', 'at', 'username', 'action', 'subject'])
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute()
  const { total } = await db
    .selectFrom('audit')
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return { items, total }
}
