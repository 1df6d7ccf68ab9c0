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
import { replyAddress, withCopy } from '#server/features/emails/replies/reply-address.ts'
import { recipientFor, receiversOf } from '#server/features/emails/readers/receivers.ts'
import { cancelEmail, enqueueEmails } from '#server/features/emails/queue/enqueue-emails.ts'
import { unauthorised } from '#server/http/problems.ts'
import type { Requester } from '#server/http/access/requester.ts'
import { addContent, insertInquiry, lastPhoneOf, lockInquiry, lockVisitor, updateInquiry, type InquiryKey } from './inquiry-queries.ts'
import { countInquiries } from './queries.ts'

type Deps = Pick<Context, 'jobs' | 'config' | 'now' | 'secrets'>
type Caller = Pick<Requester, 'account' | 'network' | 'subnet' | 'key'>

/** How long the supplier's email is delayed while the inquiry has no email address or phone number (docs/behaviour/quotes.md, Inquiries). */
const WAIT_SECONDS = 120

/** What stands between the messages of a day, and the most characters of them that are stored. */
const BETWEEN_MESSAGES = '\n\n'
const MAX_MESSAGES = 20_000

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
  const inserted = await insertInquiry(tx, { ...key, ...columnsOf(inquiry) }, now)
  if (inserted) {
    await countInquiries(tx, [id])
    await notify(tx, deps, { ...key, ...inserted }, inquiry, senderOf(requester))
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
  const { id, waitingEmail, message, replyEmail: email, replyPhone: phone } = await lockInquiry(tx, key)
  const earlier: Inquiry = { message, email, phone }
  if (keysOf(addition).every((name) => isKnown(name, addition[name], earlier[name]))) return
  const isWaiting = waitingEmail !== null && (await cancelEmail(tx, waitingEmail))
  const all = completed(earlier, addition)
  await addContent(tx, key, columnsOf(all), deps.now())
  await notify(tx, deps, { ...key, id }, isWaiting ? all : addition, sender)
}

/** Whether something that is said again says nothing new. The messages of a day are one text. */
const isKnown = (name: keyof Inquiry, added: string | null, earlier: string | null): boolean =>
  added === null || added === earlier || (name === 'message' && holds(earlier, added))

/** Puts what is said later behind what was said before; of addresses and numbers the last one is the one to answer to. */
const completed = (earlier: Inquiry, addition: Inquiry): Inquiry => ({
  message: allMessages(earlier.message, addition.message),
  email: addition.email ?? earlier.email,
  phone: addition.phone ?? earlier.phone,
})

const between = (text: string) => BETWEEN_MESSAGES + text + BETWEEN_MESSAGES
/** Whether a message is one of those of the day. */
const holds = (messages: string | null, message: string) => messages !== null && between(messages).includes(between(message))

function allMessages(earlier: string | null, added: string | null): string | null {
  if (earlier === null || added === null) return added ?? earlier
  if (holds(earlier, added)) return earlier
  return (earlier + BETWEEN_MESSAGES + added).slice(-MAX_MESSAGES)
}

const columnsOf = ({ message, email, phone }: Inquiry) => ({ message, replyEmail: email, replyPhone: phone })

/** Enqueues an email to the supplier, delayed while the inquiry has no contact details, and a copy to the inquiry's address. */
async function notify(tx: Db, deps: Deps, { id, ...key }: InquiryKey & { id: string }, inquiry: Inquiry, sender: Sender): Promise<void> {
  // It returns one for each id, or throws.
  const [supplier] = (await receiversOf(tx, [key.supplierId])) as [Receiver]
  const { recipient, forOwner } = recipientFor(supplier, deps)
  const facts = { supplier, inquiry }
  // The owner, who passes an email on, does not answer in a supplier's name.
  const copy = forOwner ? null : replyAddress(deps, { thread: 'contact', id, party: 'supplier', address: recipient })
  const toSupplier: NewEmail = {
    kind: 'inquiry',
    recipient,
    replyTo: inquiry.email && withCopy(copy, inquiry.email),
    facts: { ...facts, forOwner, ...(copy !== null && { isRecorded: true }) },
  }
  if (inquiry.email === null && inquiry.phone === null) {
    const [waitingEmail] = await enqueueEmails(tx, deps, [toSupplier], { sender, afterSeconds: WAIT_SECONDS })
    return void (await updateInquiry(tx, key, { waitingEmail: waitingEmail ?? null }))
  }
  const copies: NewEmail[] =
    inquiry.email === null ? [] : [{ kind: 'inquiry-copy', recipient: inquiry.email, replyTo: supplier.email, facts }]
  await enqueueEmails(tx, deps, [toSupplier, ...copies], { sender })
  await updateInquiry(tx, key, { waitingEmail: null })
}
