import type { createSiteServer } from '#server/http/server.ts'
import * as z from 'zod/mini'
import { unsubscribePath } from '#shared/site/unsubscribe-path.ts'
import type { Context } from '#server/context.ts'
import type { Db } from '#server/db/db.ts'
import { decrypt, type Secrets } from '#server/security/encryption.ts'
import { addressHash } from '#server/db/address-hash.ts'
import { listToken } from '#server/features/emails/readers/list-tokens.ts'
import { deleteAlertsOf, lockAddress } from './queries.ts'

/** Deletes the alerts of an address that has stopped emails about searches. */
export async function forgetAlerts(tx: Db, emailHash: string): Promise<void> {
  await lockAddress(tx, emailHash)
  await deleteAlertsOf(tx, emailHash)
}

/** The prefix of the address in the links of earlier emails. */
const PURPOSE = 'stop search alerts: '

/** Leads from the links of earlier emails, which had a page of their own, to the page that stops emails. */
export function earlierStopLinks(app: ReturnType<typeof createSiteServer>, { db, secrets }: Pick<Context, 'db' | 'secrets'>): void {
  app.get<{ Querystring: { token: string } }>(
    '/search-alerts/stop',
    { schema: { hide: true, querystring: z.object({ token: z._default(z.string(), '') }) } },
    ({ query }, reply) => reply.redirect(unsubscribePath(tokenOf(db, secrets, query.token)), 302),
  )
}

/** Returns a token that no address has where the link is not complete. */
function tokenOf(db: Db, secrets: Secrets, earlier: string): string {
  const text = decrypt(secrets, earlier)
  if (!text?.startsWith(PURPOSE)) return 'not-complete'
  return listToken(secrets, { list: 'search-alerts', emailHash: addressHash(db, text.slice(PURPOSE.length)) })
}
