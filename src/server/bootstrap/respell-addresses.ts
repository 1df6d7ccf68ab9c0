import type { Context } from '#server/context.ts'
import { inTransaction } from '#server/db/db.ts'
import { internationalAddresses, respellAddress } from '#server/features/emails/spelling-queries.ts'
import { typedEmail } from '#shared/contact/email-address.ts'

/** The name of this task: the number is another one when addresses are compared in another spelling. */
export const ADDRESSES_RESPELLED = 'addresses respelled 1'

/**
 * Gives stored addresses the spelling of their domain that is compared now: an earlier version, or its backup, has bücher.example and
 * xn--bcher-kva.example as two. What is known of an address by its hash goes along, which needs the site's secret: no migration has it.
 */
export async function respellAddresses({ db }: Pick<Context, 'db'>): Promise<void> {
  for (const address of await internationalAddresses(db)) {
    const spelled = typedEmail(address)
    if (spelled !== address) await inTransaction(db, (tx) => respellAddress(tx, address, spelled))
  }
}
