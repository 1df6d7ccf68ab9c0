import type { EmailFacts } from '#contract/emails/emails.ts'
import type { Context } from '#server/context.ts'
import { inTransaction, type Db } from '#server/db/db.ts'
import { enqueueEmails } from '#server/features/emails/queue/enqueue-emails.ts'
import { AccessEnded } from '#server/ports/publisher/publisher.ts'
import { tokensOf } from './account-tokens.ts'
import { deleteExpired } from './connection-queries.ts'
import { renewTokens } from './renew-tokens.ts'
import { workOnRevocations } from './revoke-access.ts'
import { accountsToRenew, lockEnding, managerOf, markNotified, tokensById } from './token-queries.ts'

type Deps = Pick<Context, 'db' | 'jobs' | 'publisher' | 'secrets' | 'log' | 'now'>
type Account = Omit<EmailFacts['social-access'], 'supplier'> & { supplierId: number }

/** How long before the end of an access that cannot be renewed its supplier is told. */
const NOTICE_DAYS = 7
const DAY_MS = 86_400_000
/** Accounts whose tokens are renewed in one run, one after the other. */
const MAX_RENEWED = 500
const BATCH = 50

/** Schedules the renewal of tokens and the emails about access that ends, and registers what revokes that of removed accounts. */
export function watchAccess(deps: Deps): void {
  workOnRevocations(deps)
  deps.jobs.schedule('social-access', '25 * * * *', async () => {
    await renewDue(deps)
    await notifyOfEnds(deps)
    await deleteExpired(deps.db, deps.now())
  })
}

/** Renews tokens that are to be. A supplier whose access has ended is told; a platform that cannot be asked now is asked an hour later. */
export async function renewDue(deps: Deps): Promise<void> {
  for (const account of await accountsToRenew(deps.db, deps.now(), MAX_RENEWED)) {
    const live = deps.publisher.live[account.platform]
    const row = live && (await tokensById(deps.db, account.id))
    const tokens = row && tokensOf(deps.secrets, row)
    if (!live || !tokens) continue
    await renewTokens(deps, live, account, tokens).catch(async (error: unknown) => {
      deps.log.warn({ accountId: account.id, platform: account.platform, err: error }, 'The access to a social account was not renewed')
      if (error instanceof AccessEnded) await notifyOfEnded(deps, account.id)
    })
  }
}

/** Tells suppliers of access that ends within a week, once. */
export async function notifyOfEnds(deps: Deps): Promise<void> {
  while ((await notifySome(deps)) === BATCH);
}

const notifySome = (deps: Deps): Promise<number> =>
  inTransaction(deps.db, async (tx) => {
    const now = deps.now()
    const ending = await lockEnding(tx, new Date(now.getTime() + NOTICE_DAYS * DAY_MS), BATCH)
    if (ending.length === 0) return 0
    await markNotified(
      tx,
      ending.map(({ id }) => id),
      now,
    )
    for (const account of ending) await notify(tx, deps, account)
    return ending.length
  })

const notifyOfEnded = (deps: Deps, id: string) =>
  inTransaction(deps.db, async (tx) => {
    const account = await tokensById(tx, id)
    if (account) await notify(tx, deps, { ...account, endsAt: null })
  })

/** A listing without an account has nobody who could connect it again. */
async function notify(tx: Db, deps: Deps, { supplierId, platform, accountName, endsAt }: Account): Promise<void> {
  const manager = await managerOf(tx, supplierId)
  if (!manager) return
  const { email: recipient, ...supplier } = manager
  const facts = { supplier, platform, accountName, endsAt }
  await enqueueEmails(tx, deps, [{ kind: 'social-access', recipient, replyTo: null, facts }], { sender: null })
}
