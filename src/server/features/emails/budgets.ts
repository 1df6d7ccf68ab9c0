import type { EmailKind } from '#contract/emails.ts'
import type { Db } from '#server/db/db.ts'
import { addPoint, addPoints } from '#server/http/limit-queries.ts'
import { tooMany } from '#server/http/problems.ts'
import type { Requester } from '#server/http/requester.ts'
import { hashOf } from '#server/http/tokens.ts'
import { confirmedAmong, type HeldFor, type NewEmail } from './queries.ts'

/** The emails to suppliers that one sender causes (docs/behaviour.md, Email budgets). */
const TO_SUPPLIERS = { name: 'supplier-emails', points: 200, seconds: 3600 }
/** The emails that an address gets at once before it is confirmed; the rest is for the digest. */
const TO_UNCONFIRMED = { name: 'unconfirmed-emails', points: 5, seconds: 86_400 }
/** The emails with a one-time link, of each kind, that an address gets. */
const LINKS = { name: 'email-links', points: 5, seconds: 3600 }

/** Their links have expired when a digest is sent, so they are never held; each address gets only so many an hour. */
const WITH_ONE_TIME_LINK: ReadonlySet<EmailKind> = new Set(['confirm-email', 'reset-password', 'claim-link'])
const FOR_SUPPLIERS: ReadonlySet<EmailKind> = new Set(['quote-request', 'bulk-quote-request', 'inquiry', 'claim-link', 'review-written'])

/** Returns what stands for a requester in the count of emails to suppliers: the account, else the client's network. */
export const senderOf = ({ account, network }: Pick<Requester, 'account' | 'network'>): string => account?.id ?? network

/** Returns what stands for an email address in counts. Addresses compare without case. */
export const addressHash = (email: string): string => hashOf(email.toLowerCase())

/** Counts the emails to suppliers that a sender causes. @throws 429 beyond the budget */
export async function countSent(tx: Db, sender: string, emails: NewEmail[]): Promise<void> {
  const points = emails.filter(isForSupplier).length
  if (points === 0) return
  const count = await addPoint(tx, TO_SUPPLIERS, sender, points)
  if (count.points > TO_SUPPLIERS.points)
    throw tooMany(count.msLeft, `We send at most ${TO_SUPPLIERS.points} emails to suppliers an hour for one sender.`)
}

const isForSupplier = (email: NewEmail) => FOR_SUPPLIERS.has(email.kind) || (email.kind === 'quote-step' && email.facts.to === 'supplier')

/**
 * Returns for each email what it has to wait for, null for none, and counts those that do not wait for a link to be opened.
 * @throws 429 when an address has had too many one-time links
 */
export async function holdsOf(tx: Db, emails: NewEmail[]): Promise<(HeldFor | null)[]> {
  await countLinks(tx, emails)
  const addressed = emails.map((email) => ({ email, hash: addressHash(email.recipient) }))
  const confirmed = await confirmedAmong(
    tx,
    addressed.map(({ email, hash }) => ({ email: email.recipient, hash })),
  )
  const unconfirmed = addressed.filter(({ email, hash }) => !confirmed.has(hash) && !email.waitsForOpening)
  const used = await addPoints(tx, TO_UNCONFIRMED, pointsPerKey(unconfirmed.map(({ hash }) => hash)))
  // Taken from the end, so that the first emails are the ones that go at once.
  const held = unconfirmed.toReversed().filter(({ hash }) => {
    const count = used.get(hash)
    return count !== undefined && count.points-- > TO_UNCONFIRMED.points
  })
  const forDigest = new Set(held.map(({ email }) => email))
  return addressed.map(({ email, hash }) => {
    if (email.waitsForOpening && !confirmed.has(hash)) return 'opening'
    return forDigest.has(email) && !WITH_ONE_TIME_LINK.has(email.kind) ? 'digest' : null
  })
}

async function countLinks(tx: Db, emails: NewEmail[]): Promise<void> {
  const keys = emails.filter(({ kind }) => WITH_ONE_TIME_LINK.has(kind)).map(({ kind, recipient }) => `${kind} ${addressHash(recipient)}`)
  for (const { points, msLeft } of (await addPoints(tx, LINKS, pointsPerKey(keys))).values())
    if (points > LINKS.points) throw tooMany(msLeft, 'This email address has been sent several links within an hour.')
}

const pointsPerKey = (keys: string[]) => [...Map.groupBy(keys, (key) => key)].map(([key, all]) => ({ key, points: all.length }))
