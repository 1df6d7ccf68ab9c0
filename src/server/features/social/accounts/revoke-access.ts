import type { SocialPlatform } from '#contract/social/social-options.ts'
import type { Context } from '#server/context.ts'
import type { Db } from '#server/db/db.ts'
import { AccessEnded } from '#server/ports/publisher/publisher.ts'
import { tokensOf } from './account-tokens.ts'
import { deleteRevocation, insertRevocation, revocationById } from './revocation-queries.ts'

type Deps = Pick<Context, 'db' | 'jobs' | 'publisher' | 'secrets' | 'log' | 'now'>

/** The queue of tokens that are to be revoked. */
const REVOCATIONS = 'social-revocations'

/** Has the access of a removed account ended at its platform once the transaction commits. */
export async function revokeLater(
  tx: Db,
  { jobs, publisher, now }: Pick<Deps, 'jobs' | 'publisher' | 'now'>,
  { platform, tokens }: { platform: SocialPlatform; tokens: string | null },
): Promise<void> {
  if (tokens === null || !publisher.live[platform]) return
  await jobs.enqueue(tx, REVOCATIONS, [await insertRevocation(tx, { platform, tokens, createdAt: now() })])
}

/** Registers what revokes tokens, until the platform has answered or two days have passed; the tokens are deleted then. */
export function workOnRevocations({ db, jobs, publisher, secrets, log }: Deps): void {
  jobs.work(REVOCATIONS, async (id, { isLast }) => {
    const row = await revocationById(db, id)
    const tokens = row && tokensOf(secrets, { ...row, tokensExpireAt: null })
    try {
      if (tokens) await publisher.live[row.platform]?.revoke(tokens)
    } catch (error) {
      // An access that has ended needs no end.
      if (!(error instanceof AccessEnded) && !isLast) throw error
      if (isLast) log.warn({ err: error }, 'The access to a disconnected account was not revoked')
    }
    await deleteRevocation(db, id)
  })
}
