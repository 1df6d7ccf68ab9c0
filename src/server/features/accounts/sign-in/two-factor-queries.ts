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

/** Stores a secret that has yet to be confirmed; returns false where another one has been confirmed. */
export const replaceUnconfirmedSecret = async (db: Db, id: string, totpSecret: string): Promise<boolean> =>
  (await db
    .updateTable('accounts')
    .set({ totpSecret, totpLastStep: null })
    .where('id', '=', id)
    .where('totpConfirmedAt', 'is', null)
    .returning('id')
    .executeTakeFirst()) !== undefined

export const insertRecoveryCodes = (db: Db, codes: { accountId: string; codeHash: string }[]) =>
  db.insertInto('recoveryCodes').values(codes).execute()

/** Consumes a recovery code, which has one of these hashes; returns false when the account has no such code. */
export const deleteRecoveryCode = async (db: Db, accountId: string, codeHashes: string[]): Promise<boolean> =>
  (await db
    .deleteFrom('recoveryCodes')
    .where('accountId', '=', accountId)
    .where('codeHash', 'in', codeHashes)
    .returning('codeHash')
    .executeTakeFirst()) !== undefined

export const deleteRecoveryCodes = (db: Db, accountId: string) =>
  db.deleteFrom('recoveryCodes').where('accountId', '=', accountId).execute()

/** Returns the encrypted secret of every account that has one. */
export const encryptedTotpSecrets = async (db: Db) =>
  (await db.selectFrom('accounts').select(['id', 'totpSecret']).where('totpSecret', 'is not', null).execute()).flatMap(
    ({ id, totpSecret }) => (totpSecret === null ? [] : { id, totpSecret }),
  )

/** Replaces an encrypted secret, unless the account has another one by now. */
export const replaceTotpSecret = (db: Db, { id, totpSecret }: { id: string; totpSecret: string }, replacement: string) =>
  db.updateTable('accounts').set({ totpSecret: replacement }).where('id', '=', id).where('totpSecret', '=', totpSecret).execute()
