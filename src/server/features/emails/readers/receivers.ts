import type { Receiver } from '#contract/quotes/quote-emails.ts'
import type { Context } from '#server/context.ts'
import type { Db } from '#server/db/db.ts'
import { notFound } from '#server/http/problems.ts'
import { countInquiryOfReceiver, lockReceivers } from './receiver-queries.ts'

/**
 * Returns what emails need of listed suppliers, in the order of `ids`.
 * @throws 404 when one is unknown or suspended; with `field`, the field of the body that lists the ids, the problem names each by its index there
 */
export async function receiversOf(db: Db, ids: number[], field?: string): Promise<Receiver[]> {
  const found = await lockReceivers(db, ids, { listed: true })
  const byId = new Map(found.map((supplier) => [supplier.id, supplier]))
  const receivers = ids.flatMap((id) => byId.get(id) ?? [])
  if (receivers.length === ids.length) return receivers
  const errors = ids.flatMap((id, at) => (byId.has(id) ? [] : { path: `${field}.${at}`, message: `Supplier ${id} is not listed.` }))
  throw notFound(ids.length > 1 ? 'One of these suppliers' : 'This supplier', field ? errors : undefined)
}

/** Counts an inquiry of a supplier and returns what emails need of it. @throws 404 when it is unknown or suspended */
export const inquiredReceiver = async (tx: Db, id: number): Promise<Receiver> => known(await countInquiryOfReceiver(tx, id))

/** Returns what emails need of one supplier, also of a suspended one: what is under way goes on. @throws 404 when it is unknown */
export const receiverOf = async (db: Db, id: number): Promise<Receiver> => known((await lockReceivers(db, [id], { listed: false }))[0])

function known(receiver: Receiver | undefined): Receiver {
  if (!receiver) throw notFound('This supplier')
  return receiver
}

/**
 * Returns the recipient of an email for a supplier. The owner gets it where the listing has no address, or is unclaimed and has stopped
 * emails (docs/behaviour/emails.md, Emails).
 */
export function recipientFor({ email, isClaimed, hasStopped }: Receiver, { config }: Pick<Context, 'config'>): Recipient {
  if (email !== null && (isClaimed || !hasStopped)) return { recipient: email, forOwner: false }
  return { recipient: ownersAddress(config), forOwner: true }
}

type Recipient = { recipient: string; forOwner: boolean }

/** The owner's email in a demo marketplace. `.example` is reserved, so the address does not exist. */
export const DEMO_OWNER_EMAIL = 'owner@backdock.example'

/** Returns the owner's address; when none is configured, that of the demo owner, or the sender's where there is none either. */
export const ownersAddress = ({ ownerEmail, demoData, mailFrom }: Context['config']) =>
  ownerEmail ?? (demoData ? DEMO_OWNER_EMAIL : bareAddress(mailFrom))

/** Returns the address of a mailbox without its name, such as that of `Backdock <no-reply@backdock.example>`. */
const bareAddress = (mailbox: string) => /<([^>]+)>/.exec(mailbox)?.[1] ?? mailbox
