import type { Receiver } from '#contract/emails.ts'
import type { Context } from '#server/context.ts'
import type { Db } from '#server/db/db.ts'
import { notFound } from '#server/http/problems.ts'
import { lockReceivers } from './queries.ts'

/**
 * Suppliers as emails name them, in the order of `ids`. @throws 404 when one is unknown; where a field of the body lists them it names each
 * by its place there
 */
export async function receiversOf(db: Db, ids: number[], field?: string): Promise<Receiver[]> {
  const found = await lockReceivers(db, ids)
  const byId = new Map(found.map((supplier) => [supplier.id, supplier]))
  if (ids.every((id) => byId.has(id))) return ids.map((id) => byId.get(id)!)
  const errors = ids.flatMap((id, at) => (byId.has(id) ? [] : { path: `${field}.${at}`, message: `Supplier ${id} is not listed.` }))
  throw notFound(ids.length > 1 ? 'One of these suppliers' : 'This supplier', field ? errors : undefined)
}

/** Where an email for a supplier goes: without an e-mail on its listing to the owner, who passes it on (docs/behaviour.md, Emails). */
export function recipientFor({ email }: Receiver, { config }: Pick<Context, 'config'>): { recipient: string; forOwner: boolean } {
  if (email !== null) return { recipient: email, forOwner: false }
  return { recipient: ownersAddress(config), forOwner: true }
}

/** Who runs the marketplace; where nobody is named, emails to them come back to the sender. */
export const ownersAddress = ({ ownerEmail, mailFrom }: Context['config']) => ownerEmail ?? bareAddress(mailFrom)

/** `Backdock <no-reply@backdock.example>` without the name. */
const bareAddress = (mailbox: string) => /<([^>]+)>/.exec(mailbox)?.[1] ?? mailbox
