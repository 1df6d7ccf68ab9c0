import type { EmailKind } from '#contract/emails.ts'
import type { Db } from '#server/db/db.ts'
import type { Limit } from '#server/http/guards.ts'
import { pointsToAdd } from '#server/http/limit-queries.ts'
import { tooMany } from '#server/http/problems.ts'
import type { Requester } from '#server/http/requester.ts'
import { hashOf } from '#server/http/tokens.ts'
import { addBudgetPoints, type BudgetPoints } from './budget-queries.ts'
import type { HeldFor, NewEmail } from './queries.ts'

/** The emails to suppliers that one sender causes (docs/behaviour.md, Email budgets). */
const TO_SUPPLIERS = { name: 'supplier-emails', points: 200, seconds: 3600 }
/** The emails that an address gets at once before it is confirmed; the rest is for the digest. */
const TO_UNCONFIRMED = { name: 'unconfirmed-emails', points: 5, seconds: 86_400 }
/** The emails with a one-time link, of each kind, that an address gets. */
const LINKS = { name: 'email-links', points: 5, seconds: 3600 }

/** Their links have expired when a digest is sent, so they are never held; each address gets only so many an hour. */
const WITH_ONE_TIME_LINK: ReadonlySet<EmailKind> = new Set(['confirm-email', 'reset-password', 'claim-link', 'newsletter-confirm'])
const FOR_SUPPLIERS: ReadonlySet<EmailKind> = new Set(['quote-request', 'bulk-quote-request', 'inquiry', 'claim-link', 'review-written'])

/** Returns what stands for a requester in the count of emails to suppliers: the account, else the client's network. */
export const senderOf = ({ account, network }: Pick<Requester, 'account' | 'network'>): string => account?.id ?? network

/** Returns what stands for an email address in counts. Addresses compare without case. */
export const addressHash = (email: string): string => hashOf(email.toLowerCase())

/** Something else that is counted in the same statement, and how it is refused. */
export type FurtherCount = { limit: Limit; key: string; points: number; refusal(): Error }

/**
 * Counts emails and returns for each what it has to wait for, null for none. One to an unconfirmed address counts for that address, unless
 * it waits for a link to be opened. `sender` pays for the emails to suppliers; null where nobody's request causes them.
 * @throws 429 beyond the budget of the sender, or when an address has had too many one-time links; the refusal of `further`
 */
export async function countEmails(tx: Db, sender: string | null, emails: NewEmail[], further?: FurtherCount): Promise<(HeldFor | null)[]> {
  const addressed = emails.map((email) => ({ email, hash: addressHash(email.recipient) }))
  const addresses = addressed.map(({ email, hash }) => ({ email: email.recipient, hash }))
  const furtherPoints = further ? [always(pointsToAdd(further.limit, further.key, further.points))] : []
  const { confirmed, counts } = await addBudgetPoints(tx, addresses, [...pointsFor(sender, addressed), ...furtherPoints])
  const over = ({ name, points }: Limit, key: string) => {
    const count = counts.get(`${name}:${key}`)
    return count !== undefined && count.points > points ? count : undefined
  }
  if (further && over(further.limit, further.key)) throw further.refusal()
  const toSuppliers = sender === null ? undefined : over(TO_SUPPLIERS, sender)
  if (toSuppliers) throw tooMany(toSuppliers.msLeft, `We send at most ${TO_SUPPLIERS.points} emails to suppliers an hour for one sender.`)
  for (const each of addressed) {
    const links = isLink(each) && over(LINKS, linkKey(each))
    if (links) throw tooMany(links.msLeft, 'This email address has been sent several links within an hour.')
  }
  // Taken from the end, so that the first emails are the ones that go at once.
  const held = addressed.toReversed().filter(({ email, hash }) => {
    const count = email.waitsForOpening ? undefined : over(TO_UNCONFIRMED, hash)
    return count !== undefined && count.points-- > TO_UNCONFIRMED.points
  })
  const forDigest = new Set(held)
  return addressed.map((each) => {
    if (each.email.waitsForOpening && !confirmed.has(each.hash)) return 'opening'
    return forDigest.has(each) && !isLink(each) ? 'digest' : null
  })
}

type Addressed = { email: NewEmail; hash: string }

const isForSupplier = ({ email }: Addressed) =>
  FOR_SUPPLIERS.has(email.kind) || (email.kind === 'quote-step' && email.facts.to === 'supplier')
const isLink = ({ email }: Addressed) => WITH_ONE_TIME_LINK.has(email.kind)
const linkKey = ({ email, hash }: Addressed) => `${email.kind} ${hash}`

const always = (added: Omit<BudgetPoints, 'unlessConfirmed'>) => ({ ...added, unlessConfirmed: null })

function pointsFor(sender: string | null, addressed: Addressed[]): BudgetPoints[] {
  const toSuppliers = addressed.filter(isForSupplier).length
  const unconfirmed = addressed.filter(({ email }) => !email.waitsForOpening).map(({ hash }) => hash)
  return [
    ...(sender !== null && toSuppliers > 0 ? [always(pointsToAdd(TO_SUPPLIERS, sender, toSuppliers))] : []),
    ...timesOf(addressed.filter(isLink).map(linkKey)).map(([key, times]) => always(pointsToAdd(LINKS, key, times))),
    ...timesOf(unconfirmed).map(([hash, times]) => ({ ...pointsToAdd(TO_UNCONFIRMED, hash, times), unlessConfirmed: hash })),
  ]
}

const timesOf = (keys: string[]) => [...Map.groupBy(keys, (key) => key)].map(([key, all]) => [key, all.length] as const)
