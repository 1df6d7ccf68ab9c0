import type { Context } from '#server/context.ts'
import { inTransaction } from '#server/db/db.ts'
import { joinEarlierRequests } from '#server/features/accounts/links/earlier-requests-queries.ts'
import { confirmReader } from '#server/features/emails/delivery/held-emails.ts'
import type { Requester } from '#server/http/access/requester.ts'
import type { SampleAdmission } from './access.ts'

type Deps = Pick<Context, 'db' | 'jobs' | 'now'>

/**
 * Records that the link of an email was opened, so its address is one that is read. Opened by the account of that address, it gives the account
 * what was asked without it.
 */
export async function noteOpened(deps: Deps, { link, subject }: SampleAdmission, { account }: Pick<Requester, 'account'>): Promise<void> {
  if (!link || link.readsOnly) return
  if (!link.isConfirmed) await confirmReader(deps, link.address)
  if (link.side === 'buyer' && subject.accountId === null && account?.emailConfirmed)
    await inTransaction(deps.db, (tx) => joinEarlierRequests(tx, account.id, deps.now()))
}

/** Does the same for a read, which must not fail where nothing can be written: the next one records it. */
export const noteRead = (deps: Deps & Pick<Context, 'log'>, grant: SampleAdmission, requester: Pick<Requester, 'account'>): Promise<void> =>
  noteOpened(deps, grant, requester).catch((error: unknown) => {
    deps.log.warn({ err: error, sampleId: grant.subject.id }, 'That the link of an email was opened could not be recorded')
  })
