import type { Input, Output } from '#contract/endpoint.ts'
import type { Inquiry } from '#contract/emails.ts'
import type { contactSupplier } from '#contract/suppliers.ts'
import { sydneyDay } from '#shared/sydney-day.ts'
import type { Context } from '#server/context.ts'
import type { Db } from '#server/db/db.ts'
import type { NewEmail } from '#server/features/emails/queries.ts'
import { recipientFor, receiversOf } from '#server/features/emails/receivers.ts'
import { cancelEmail, enqueueEmails } from '#server/features/emails/enqueue-emails.ts'
import type { Requester } from '#server/http/requester.ts'
import { insertInquiry, lastPhoneOf, lockInquiry, updateInquiry, type InquiryKey } from './inquiry-queries.ts'
import { countInquiries } from './queries.ts'

type Deps = Pick<Context, 'jobs' | 'config' | 'now'>
type Caller = Pick<Requester, 'account' | 'key'>

/** How long the supplier's email waits for an address or a phone number (docs/behaviour.md, Inquiries). */
const WAIT_SECONDS = 120

/**
 * Asks a supplier to get in touch with whoever calls, and counts it: one inquiry per visitor and day. While nobody could be
 * answered, the supplier's email waits; what a later call brings by then completes it. After that, only something new makes another email.
 */
export async function contact(
  tx: Db,
  deps: Deps,
  { id, ...given }: Input<typeof contactSupplier>,
  requester: Caller,
): Promise<Output<typeof contactSupplier>> {
  const now = deps.now()
  const key = { supplierId: id, visitor: requester.key(now), day: sydneyDay(now) }
  const inquiry = await withAccount(tx, given, requester)
  if (await insertInquiry(tx, { ...key, ...columnsOf(inquiry) })) {
    await countInquiries(tx, [id])
    await notify(tx, deps, key, inquiry)
  } else {
    await addToInquiry(tx, deps, key, inquiry)
  }
  return { status: 'sent' }
}

/** What an account did not say of itself is known: its own address, and the phone number it gave last. */
async function withAccount(tx: Db, given: Inquiry, { account }: Caller): Promise<Inquiry> {
  if (!account) return given
  return { ...given, email: given.email ?? account.email, phone: given.phone ?? (await lastPhoneOf(tx, account)) }
}

/** Completes the inquiry of that day while its email still waits, else adds a second email that says what is new. */
async function addToInquiry(tx: Db, deps: Deps, key: InquiryKey, given: Inquiry): Promise<void> {
  const { waitingEmail, message, replyEmail: email, replyPhone: phone } = await lockInquiry(tx, key)
  const earlier: Inquiry = { message, email, phone }
  const isKnown = (Object.keys(given) as (keyof Inquiry)[]).every((name) => given[name] === null || given[name] === earlier[name])
  if (isKnown) return
  const isWaiting = waitingEmail !== null && (await cancelEmail(tx, waitingEmail))
  const inquiry = isWaiting ? completed(earlier, given) : given
  await updateInquiry(tx, key, columnsOf(inquiry))
  await notify(tx, deps, key, inquiry)
}

const completed = (earlier: Inquiry, given: Inquiry): Inquiry => ({
  message: given.message ?? earlier.message,
  email: given.email ?? earlier.email,
  phone: given.phone ?? earlier.phone,
})

const columnsOf = ({ message, email, phone }: Inquiry) => ({ message, replyEmail: email, replyPhone: phone })

/** One email to the supplier, and a copy to an address that was given. */
async function notify(tx: Db, deps: Deps, key: InquiryKey, inquiry: Inquiry): Promise<void> {
  const [supplier] = await receiversOf(tx, [key.supplierId])
  const { recipient, forOwner } = recipientFor(supplier!, deps)
  const facts = { supplier: supplier!, inquiry }
  const toSupplier: NewEmail = { kind: 'inquiry', recipient, replyTo: inquiry.email, facts: { ...facts, forOwner } }
  if (inquiry.email === null && inquiry.phone === null) {
    const [waitingEmail] = await enqueueEmails(tx, deps, [toSupplier], { afterSeconds: WAIT_SECONDS })
    return void (await updateInquiry(tx, key, { waitingEmail }))
  }
  const copies: NewEmail[] =
    inquiry.email === null ? [] : [{ kind: 'inquiry-copy', recipient: inquiry.email, replyTo: supplier!.email, facts }]
  await enqueueEmails(tx, deps, [toSupplier, ...copies])
  await updateInquiry(tx, key, { waitingEmail: null })
}
