import { BACKUP_LINK_SECONDS } from '#contract/owner/operations.ts'
import type { Context } from '#server/context.ts'
import { inTransaction, type Db } from '#server/db/db.ts'
import { lockAccount } from '#server/features/accounts/queries.ts'
import { insertAudit } from '#server/features/audit/queries.ts'
import { conflict, notFound, unauthorised } from '#server/http/problems.ts'
import type { SessionAccount } from '#server/http/access/requester.ts'
import { hashOf, newToken } from '#server/http/access/tokens.ts'
import { failDead, insertOffer, runningBackup, startOffered } from './backup-queries.ts'

type Deps = Pick<Context, 'db' | 'now'>

/** Returns a link to a backup, for this owner, once and within a minute. @throws 409 while one is being made */
export const offerBackup = ({ db, now }: Deps, by: SessionAccount): Promise<{ url: string }> =>
  inTransaction(db, async (tx) => {
    if (!(await lockAccount(tx, by.id))) throw unauthorised('Please sign in.')
    await rejectSecond(tx)
    const token = newToken()
    await insertOffer(tx, by, hashOf(token), new Date(now().getTime() + BACKUP_LINK_SECONDS * 1000))
    return { url: `/downloads/once/${token}` }
  })

/** Uses a link up and returns the id of the backup that begins; the audit lists it. @throws 404 for any other link, 409 while one is being made */
export const startBackup = ({ db, now }: Deps, by: SessionAccount, token: string): Promise<string> =>
  inTransaction(db, async (tx) => {
    await lockAccount(tx, by.id)
    await rejectSecond(tx)
    const started = await startOffered(tx, by.id, hashOf(token), now()).catch((error: { code?: string }) => {
      // Another one was started between the two statements.
      throw error.code === '23505' ? beingMade() : error
    })
    if (!started) throw notFound('This link')
    await insertAudit(tx, by, { action: 'backup.download', subject: 'the whole site' })
    return started.id
  })

async function rejectSecond(tx: Db) {
  await failDead(tx)
  if (await runningBackup(tx)) throw beingMade()
}

const beingMade = () => conflict('A backup is being made at this moment. Please wait until its download has ended.')
