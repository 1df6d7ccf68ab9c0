import type { Receiver } from '#contract/letters.ts'
import type { Context } from '#server/context.ts'
import type { Db } from '#server/db/db.ts'
import { notFound } from '#server/http/problems.ts'

/** Suppliers as letters name them, in the order of `ids`. @throws 404 when one is unknown. */
export async function receiversOf(db: Db, ids: number[]): Promise<Receiver[]> {
  const found = await db
    .selectFrom('suppliers')
    .select(['id', 'businessName', 'category', 'phone', 'email'])
    .where('id', 'in', ids)
    .execute()
  const byId = new Map(found.map((supplier) => [supplier.id, supplier]))
  return ids.map((id) => {
    const supplier = byId.get(id)
    if (!supplier) throw notFound(ids.length > 1 ? 'One of these suppliers' : 'This supplier')
    return supplier
  })
}

/** Where a letter for a supplier goes: without an e-mail on its listing to the owner, who passes it on (contract §4). */
export function recipientFor({ email }: Receiver, { config }: Pick<Context, 'config'>): { recipient: string; forOwner: boolean } {
  if (email !== null) return { recipient: email, forOwner: false }
  return { recipient: ownersAddress(config), forOwner: true }
}

/** Who runs the marketplace; where nobody is named, letters to them come back to the sender. */
export const ownersAddress = ({ ownerEmail, mailFrom }: Context['config']) => ownerEmail ?? bareAddress(mailFrom)

/** `Backdock <no-reply@backdock.example>` without the name. */
const bareAddress = (mailbox: string) => /<([^>]+)>/.exec(mailbox)?.[1] ?? mailbox
