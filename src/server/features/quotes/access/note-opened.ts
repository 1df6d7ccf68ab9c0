import type { Context } from '#server/context.ts'
import { inTransaction } from '#server/db/db.ts'
import { joinEarlierRequests } from '#server/features/accounts/links/earlier-requests-queries.ts'
import { confirmReader } from '#server/features/emails/delivery/held-emails.ts'
import type { Requester } from '#server/http/access/requester.ts'
import type { QuoteGrant } from './access.ts'

type Deps = Pick<Context, 'db' | 'jobs' | 'now'>

/**
 * Records that the link of an email was opened, so its address is one that is read. Opened by the account of that address, it gives the account
 * what was asked without it. Does nothing where both is known, without the link, or by the key of the browser that sent the request: it shows
 * nothing of who reads the address.
 */
export async function noteOpened(deps: Deps, { link, subject }: QuoteGrant, { account }: Pick<Requester, 'account'>): Promise<void> {
  if (!link || link.readsOnly) return
  if (!link.isConfirmed) await confirmReader(deps, link.address)
  if (link.side === 'buyer' && subject.accountId === null && account?.emailConfirmed)
    await inTransaction(deps.db, (tx) => joinEarlierRequests(tx, account.id, deps.now()))
}

/** Does the same for a read, which must not fail where nothing can be written, such as on a full disk: the next one records it. */
export async function noteRead({ log, ...deps }: Deps & Pick<Context, 'log'>, grant: QuoteGrant, requester: Requester): Promise<void> {
  try {
    await noteOpened(deps, grant, requester)
  } catch (err) {
    log.warn({ err, quoteId: grant.subject.id }, 'It could not be recorded that the link of an email was opened')
  }
}
