import type { Db } from '#server/db/db.ts'

/** Returns whether there is an owner or has ever been one. */
export const hasHadOwner = async (db: Db): Promise<boolean> =>
  (await db.selectFrom('firstOwner').select('madeAt').executeTakeFirst()) !== undefined || (await ownersOf(db)).length > 0

/** Records that there is an owner; returns false where that is recorded already. Concurrent calls wait for each other's transaction. */
export const recordFirstOwner = async (tx: Db): Promise<boolean> =>
  (await tx
    .insertInto('firstOwner')
    .defaultValues()
    .onConflict((conflict) => conflict.doNothing())
    .returning('madeAt')
    .executeTakeFirst()) !== undefined

/** Returns every owner as emails need them. */
export const ownersOf = (db: Db) =>
  db
    .selectFrom('accounts')
    .select(['username', 'email'])
    .select((eb) => eb('emailConfirmedAt', 'is not', null).$castTo<boolean>().as('emailConfirmed'))
    .where('role', '=', 'owner')
    .execute()
