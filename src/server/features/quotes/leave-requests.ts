import type { EmailFacts } from '#contract/emails/emails.ts'
import { LEFT_REQUESTS_SHOWN } from '#contract/emails/emails.ts'
import type { Context } from '#server/context.ts'
import type { Db } from '#server/db/db.ts'
import type { NewEmail } from '#server/features/emails/queue/queries.ts'
import { enqueueEmails } from '#server/features/emails/queue/enqueue-emails.ts'
import { lockForDeletion } from '#server/features/suppliers/queries.ts'
import { encrypt } from '#server/security/encryption.ts'
import { itemAt } from '#shared/item-at.ts'
import { closeRequestsOfSupplier, type LeftRequest } from './leave-queries.ts'
import { linkKeyOf } from './access/link-key.ts'

type Deps = Pick<Context, 'jobs' | 'secrets' | 'now'>
type Listing = EmailFacts['supplier-left']['supplier']

/** Emails that are inserted by one statement. */
const BATCH = 500

/**
 * Closes a supplier's open requests, in the transaction that deletes its listing. Every buyer with an open or a won request gets one email
 * about all of them.
 */
export async function leaveRequests(tx: Db, deps: Deps, supplierId: number): Promise<void> {
  const supplier = await lockForDeletion(tx, supplierId)
  const left = await closeRequestsOfSupplier(tx, supplierId, deps.now())
  const emails = [...Map.groupBy(left, ({ contactEmail }) => contactEmail.toLowerCase()).values()].map((requests) =>
    emailAbout(requests, supplier, deps),
  )
  for (let at = 0; at < emails.length; at += BATCH) await enqueueEmails(tx, deps, emails.slice(at, at + BATCH), { sender: null })
}

/** Returns the email about a buyer's requests: won ones first, then the newest. Its link opens the first of them without an account. */
function emailAbout(requests: LeftRequest[], supplier: Listing, { secrets }: Deps): NewEmail {
  const inOrder = requests.toSorted((a, b) => Number(isWon(b)) - Number(isWon(a)) || b.serial - a.serial)
  const shown = inOrder.slice(0, LEFT_REQUESTS_SHOWN)
  // A group has at least one request.
  return {
    kind: 'supplier-left',
    recipient: itemAt(requests, 0).contactEmail,
    replyTo: null,
    facts: {
      supplier,
      requests: shown.map((request) => ({ requestId: request.id, serial: request.serial, isWon: isWon(request) })),
      others: inOrder.length - shown.length,
      token: encrypt(secrets, linkKeyOf(secrets, itemAt(shown, 0))),
    },
  }
}

const isWon = ({ status }: LeftRequest) => status === 'won'
