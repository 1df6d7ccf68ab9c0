import { sql } from 'kysely'
import type { Db } from '#server/db/db.ts'
import type { SessionAccount } from '#server/http/access/requester.ts'

/** After this time without a sign of life, whoever made a backup is taken to have died. */
const DEAD_SECONDS = 60

const isDead = sql<boolean>`seen_at < now() - ${DEAD_SECONDS} * interval '1 second'`

/** Marks backups as failed whose process has died. */
export const failDead = (tx: Db) =>
  tx
    .updateTable('backups')
    .set({ status: 'failed', finishedAt: sql<string>`seen_at` })
    .where('status', '=', 'running')
    .where(isDead)
    .execute()

export const runningBackup = (db: Db) => db.selectFrom('backups').select('startedAt').where('status', '=', 'running').executeTakeFirst()

/** Inserts an offer of a backup, in place of the account's earlier ones. */
export async function insertOffer(tx: Db, by: Pick<SessionAccount, 'id' | 'username'>, tokenHash: string, expiresAt: Date): Promise<void> {
  await tx.deleteFrom('backups').where('status', '=', 'offered').where('accountId', '=', by.id).execute()
  await tx.insertInto('backups').values({ accountId: by.id, username: by.username, status: 'offered', tokenHash, expiresAt }).execute()
}

/** Starts the backup that was offered to an account and has not expired; undefined where there is none. @throws when another one runs */
export const startOffered = (tx: Db, accountId: string, tokenHash: string, now: Date) =>
  tx
    .updateTable('backups')
    .set({ status: 'running', tokenHash: null, startedAt: sql<string>`now()`, seenAt: sql<string>`now()` })
    .where('status', '=', 'offered')
    .where('accountId', '=', accountId)
    .where('tokenHash', '=', tokenHash)
    .where('expiresAt', '>', now.toISOString())
    .returning('id')
    .executeTakeFirst()

/** Says that a backup is still being made. */
export const markSeen = (db: Db, id: string) =>
  db
    .updateTable('backups')
    .set({ seenAt: sql<string>`now()` })
    .where('id', '=', id)
    .where('status', '=', 'running')
    .execute()

export const finishBackup = (db: Db, id: string, status: 'done' | 'failed', bytes: number) =>
  db
    .updateTable('backups')
    .set({ status, bytes, finishedAt: sql<string>`now()` })
    .where('id', '=', id)
    .where('status', '=', 'running')
    .execute()

/** Returns the last backups that were begun, those whose process has died as failed. */
export const lastBackups = (db: Db, count: number) =>
  db
    .selectFrom('backups')
    .select((eb) => [
      'username',
      eb
        .case()
        .when(eb.and([eb('status', '=', 'running'), isDead]))
        .then('failed' as const)
        .else(sql<'running' | 'done' | 'failed'>`status`)
        .end()
        .as('status'),
      sql<string>`started_at`.as('startedAt'),
      'finishedAt',
      'bytes',
    ])
    .where('status', '<>', 'offered')
    .orderBy('startedAt', 'desc')
    .limit(count)
    .execute()

/** Returns when the last backup was downloaded whole; null when none was. */
export const lastBackupAt = async (db: Db): Promise<string | null> =>
  (
    await db
      .selectFrom('backups')
      .select('finishedAt')
      .where('status', '=', 'done')
      .orderBy('startedAt', 'desc')
      .limit(1)
      .executeTakeFirst()
  )?.finishedAt ?? null

/** Returns the names of all uploaded pictures. */
export const pictureNames = async (db: Db): Promise<string[]> => {
  const { rows } = await sql<{ name: string }>`select name from uploads order by name`.execute(db)
  return rows.map(({ name }) => name)
}
