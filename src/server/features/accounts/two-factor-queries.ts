import type { Db } from '#server/db/db.ts'

/** Consumes a TOTP time step; returns false when it or a later one has been used. */
export const consumeTotpStep = async (db: Db, id: string, step: number): Promise<boolean> =>
  (await db
    .updateTable('accounts')
    .set({ totpLastStep: step })
    .where('id', '=', id)
    .where((eb) => eb.or([eb('totpLastStep', 'is', null), eb('totpLastStep', '<', step)]))
    .returning('id')
    .executeTakeFirst()) !== undefined

export const insertRecoveryCodes = (db: Db, codes: { accountId: string; codeHash: string }[]) =>
  db.insertInto('recoveryCodes').values(codes).execute()

/** Consumes a recovery code; returns false when the account has no such code. */
export const deleteRecoveryCode = async (db: Db, accountId: string, codeHash: string): Promise<boolean> =>
  (await db
    .deleteFrom('recoveryCodes')
    .where('accountId', '=', accountId)
    .where('codeHash', '=', codeHash)
    .returning('codeHash')
    .executeTakeFirst()) !== undefined

export const deleteRecoveryCodes = (db: Db, accountId: string) =>
  db.deleteFrom('recoveryCodes').where('accountId', '=', accountId).execute()
