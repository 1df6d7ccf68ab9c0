import type { Input, Output } from '#contract/endpoint.ts'
import type { LetterFacts } from '#contract/letters.ts'
import type { contactSupplier } from '#contract/suppliers.ts'
import type { Context } from '#server/context.ts'
import type { Db } from '#server/db/db.ts'
import type { NewLetter } from '#server/features/letters/queries.ts'
import { recipientFor, receiversOf } from '#server/features/letters/receivers.ts'
import { writeLetters } from '#server/features/letters/write-letters.ts'
import type { Visitor } from '#server/http/visitor.ts'
import { sydneyDay } from '#contract/sydney-day.ts'
import { countInquiries, insertInquiry, updateInquiry } from './queries.ts'

type Needs = Pick<Context, 'jobs' | 'config' | 'now'>

/**
 * Tells the supplier that somebody wants to be called, and counts it: one inquiry per visitor and day (contract §3). Asked again that day
 * the answer is the same; only a message or an address that was not sent yet makes another letter, and it does not count.
 */
export async function contact(
  tx: Db,
  needs: Needs,
  given: Input<typeof contactSupplier>,
  visitor: Visitor,
): Promise<Output<typeof contactSupplier>> {
  const { id, message, email } = given
  const now = needs.now()
  const inquiry = { supplierId: id, visitor: visitor.key(now), day: sydneyDay(now), message, replyEmail: email }
  if (await insertInquiry(tx, inquiry)) await countInquiries(tx, [id])
  else if (!(message ?? email) || !(await updateInquiry(tx, inquiry))) return { status: 'sent' }
  await writeLetters(tx, needs, await lettersOf(tx, needs, id, { message, email }))
  return { status: 'sent' }
}

/** One to the supplier, and a copy to the visitor who gave an address. */
async function lettersOf(tx: Db, needs: Needs, id: number, inquiry: LetterFacts['inquiry']['inquiry']): Promise<NewLetter[]> {
  const [supplier] = await receiversOf(tx, [id])
  const { recipient, forOwner } = recipientFor(supplier!, needs)
  const toSupplier: NewLetter = { kind: 'inquiry', recipient, replyTo: inquiry.email, facts: { supplier: supplier!, inquiry, forOwner } }
  if (inquiry.email === null) return [toSupplier]
  return [toSupplier, { kind: 'inquiry-copy', recipient: inquiry.email, replyTo: supplier!.email, facts: { supplier: supplier!, inquiry } }]
}
