import type { Input, Output } from '#contract/endpoint/endpoint.ts'
import type { Inquiry } from '#contract/emails/emails.ts'
import type { Receiver } from '#contract/quotes/quote-emails.ts'
import { keysOf } from '#shared/objects.ts'
import type { contactSupplier } from '#contract/suppliers/suppliers.ts'
import { sydneyDay } from '#shared/time/sydney-day.ts'
import type { Context } from '#server/context.ts'
import type { Db } from '#server/db/db.ts'
import type { NewEmail } from '#server/features/emails/queue/queries.ts'
import { senderOf, type Sender } from '#server/features/emails/queue/budgets.ts'
import { recipientFor, receiversOf } from '#server/features/emails/readers/receivers.ts'
import { cancelEmail, enqueueEmails } from '#server/features/emails/queue/enqueue-emails.ts'
import { unauthorised } from '#server/http/problems.ts'
import type { Requester } from '#server/http/access/requester.ts'
import { insertInquiry, lastPhoneOf, lockInquiry, lockVisitor, updateInquiry, type InquiryKey } from './inquiry-queries.ts'
import { countInquiries } from './queries.ts'

type Deps = Pick<Context, 'jobs' | 'config' | 'now'>
type Caller = Pick<Requester, 'account' | 'network' | 'subnet' | 'key'>

/** How long the supplier's email is delayed while the inquiry has no email address or phone number (docs/behaviour/quotes.md, Inquiries). */
const WAIT_SECONDS = 120

/**
 * Asks a supplier to contact the requester and counts one inquiry per visitor and day. As long as the inquiry has no contact details, the
 * supplier's email is delayed, and a later call completes it; after that, only new details cause another email.
 * @throws 401 when the requester's account has been deleted since the call began
 */
export async function contact(
  tx: Db,
  deps: Deps,
  { id, ...input }: Input<typeof contactSupplier>,
  requester: Caller,
): Promise<Output<typeof contactSupplier>> {
  if (requester.account && !(await lockVisitor(tx, requester.account.id))) throw unauthorised('Please sign in.')
  const now = deps.now()
  const key = { supplierId: id, visitor: requester.key(now), day: sydneyDay(now) }
  const inquiry = await withAccount(tx, input, requester)
  if (await insertInquiry(tx, { ...key, ...columnsOf(inquiry) })) {
    await countInquiries(tx, [id])
    await notify(tx, deps, key, inquiry, senderOf(requester))
  } else {
    await addToInquiry(tx, deps, key, inquiry, senderOf(requester))
  }
  return { status: 'sent' }
}

/** Fills missing contact details from the requester's account: its own address, and the phone number it used last. */
async function withAccount(tx: Db, inquiry: Inquiry, { account }: Caller): Promise<Inquiry> {
  if (!account) return inquiry
  return { ...inquiry, email: inquiry.email ?? account.email, phone: inquiry.phone ?? (await lastPhoneOf(tx, account)) }
}

/** Completes the day's inquiry while its email is delayed; otherwise enqueues a second email with the new details. */
async function addToInquiry(tx: Db, deps: Deps, key: InquiryKey, addition: Inquiry, sender: Sender): Promise<void> {
  const { waitingEmail, message, replyEmail: email, replyPhone: phone } = await lockInquiry(tx, key)
  const earlier: Inquiry = { message, email, phone }
  const isKnown = keysOf(addition).every((name) => addition[name] === null || addition[name] === earlier[name])
  if (isKnown) return
  const isWaiting = waitingEmail !== null && (await cancelEmail(tx, waitingEmail))
  const inquiry = isWaiting ? completed(earlier, addition) : addition
  await updateInquiry(tx, key, columnsOf(inquiry))
  await notify(tx, deps, key, inquiry, sender)
}

const completed = (earlier: Inquiry, addition: Inquiry): Inquiry => ({
  message: addition.message ?? earlier.message,
  email: addition.email ?? earlier.email,
  phone: addition.phone ?? earlier.phone,
})

const columnsOf = ({ message, email, phone }: Inquiry) => ({ message, replyEmail: email, replyPhone: phone })

/** Enqueues an email to the supplier, delayed while the inquiry has no contact details, and a copy to the inquiry's address. */
async function notify(tx: Db, deps: Deps, key: InquiryKey, inquiry: Inquiry, sender: Sender): Promise<void> {
  // It returns one for each id, or throws.
  const [supplier] = (await receiversOf(tx, [key.supplierId])) as [Receiver]
  const { recipient, forOwner } = recipientFor(supplier, deps)
  const facts = { supplier, inquiry }
  const toSupplier: NewEmail = { kind: 'inquiry', recipient, replyTo: inquiry.email, facts: { ...facts, forOwner } }
  if (inquiry.email === null && inquiry.phone === null) {
    const [waitingEmail] = await enqueueEmails(tx, deps, [toSupplier], { sender, afterSeconds: WAIT_SECONDS })
    return void (await updateInquiry(tx, key, { waitingEmail }))
  }
  const copies: NewEmail[] =
    inquiry.email === null ? [] : [{ kind: 'inquiry-copy', recipient: inquiry.email, replyTo: supplier.email, facts }]
  await enqueueEmails(tx, deps, [toSupplier, ...copies], { sender })
  await updateInquiry(tx, key, { waitingEmail: null })
}
