import type { Input } from '#contract/endpoint/endpoint.ts'
import type { addSearchAlert } from '#contract/directory/search-alerts.ts'
import type { Context } from '#server/context.ts'
import { inTransaction } from '#server/db/db.ts'
import { addressHash } from '#server/db/address-hash.ts'
import { searchTermsOf } from '#server/features/directory/search/parse-search.ts'
import { countStranger, senderOf } from '#server/features/emails/queue/budgets.ts'
import { hasStopped } from '#server/features/emails/readers/stop-queries.ts'
import type { Requester } from '#server/http/access/requester.ts'
import { countOpen, insertAlert, lockAddress } from './queries.ts'

/** The open alerts that one address can have. */
const MAX_OPEN = 20

/**
 * Stores an alert. Nothing is stored when the address has opted out, has `MAX_OPEN` open alerts, or the search has no term; the response
 * does not tell which.
 * @throws 429 when the requester's network has entered too many addresses that nobody has confirmed
 */
export const addAlert = (
  { db, now }: Pick<Context, 'db' | 'now'>,
  { email, search, location }: Input<typeof addSearchAlert>,
  requester: Requester,
) =>
  inTransaction(db, async (tx) => {
    if (searchTermsOf(search).terms.length === 0) return
    const emailHash = addressHash(tx, email)
    await lockAddress(tx, emailHash)
    if (await hasStopped(tx, { list: 'search-alerts', emailHash })) return
    if ((await countOpen(tx, email)) >= MAX_OPEN) return
    await countStranger(tx, senderOf(requester), email)
    await insertAlert(tx, { email: email.toLowerCase(), search, location, createdAt: now() })
  })
