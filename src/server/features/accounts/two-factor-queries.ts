import type { Db } from '#server/db/db.ts'

/** Uses up a time step; false when it, or a later one, has been used. */
export const takeStep = async (db: Db, id: string, step: number): Promise<boolean> =>
  (await db
    .updateTable('accounts')
    .set({ totpLastStep: step })
    .where('id', '=', id)
    .where((eb) => eb.or([eb('totpLastStep', 'is', null), eb('totpLastStep', '<', step)]))
    .returning('id')
    .executeTakeFirst()) !== undefined

export const insertRecoveryCodes = (db: Db, codes: { accountId: string; codeHash: string }[]) =>
  db.insertInto('recoveryCodes').values(codes).execute()

/** Uses up a recovery code; false when there is none like it. */
export const deleteRecoveryCode = async (db: Db, accountId: string, codeHash: string): Promise<boolean> =>
  (await db
    .deleteFrom('recoveryCodes')
    .where('accountId', '=', accountId)
    .where('codeHash', '=', codeHash)
    .returning('codeHash')
    .executeTakeFirst()) !== undefined

export const deleteRecoveryCodes = (db: Db, accountId: string) =>
  db.deleteFrom('recoveryCodes').where('accountId', '=', accountId).execute()
