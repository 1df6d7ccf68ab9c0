import type { Db } from '#server/db/db.ts'

export const encryptedTokens = async (db: Db) =>
  (await db.selectFrom('socialAccounts').select(['id', 'tokens']).where('tokens', 'is not', null).execute()).flatMap(({ id, tokens }) =>
    tokens === null ? [] : { id, tokens },
  )

/** Replaces encrypted tokens, unless the account has others by now. */
export const replaceTokens = (db: Db, { id, tokens }: { id: string; tokens: string }, replacement: string) =>
  db.updateTable('socialAccounts').set({ tokens: replacement }).where('id', '=', id).where('tokens', '=', tokens).execute()
