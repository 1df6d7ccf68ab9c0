import type { EmailKind } from '#contract/emails/emails.ts'
import { addressHash } from '#server/db/address-hash.ts'
import type { Db } from '#server/db/db.ts'
import type { Limit } from '#server/http/access/guards.ts'
import { pointsToAdd, type Count } from '#server/http/access/limit-queries.ts'
import { tooMany } from '#server/http/problems.ts'
import type { Requester } from '#server/http/access/requester.ts'
import { required } from '#shared/required.ts'
import { addBudgetPoints, type BudgetPoints, type Stop } from './budget-queries.ts'
import { goesToOwner } from './email-lists.ts'
import type { HeldFor, ListedEmail } from './queries.ts'

/** The emails to suppliers that one sender causes (docs/behaviour/emails.md, Email budgets). */
const TO_SUPPLIERS = { name: 'supplier-emails', points: 200, seconds: 3600 }
/** The emails that an address gets at once before it is confirmed; the rest is for the digest. */
const TO_UNCONFIRMED = { name: 'unconfirmed-emails', points: 5, seconds: 86_400 }
/** The emails that the people of one part of the network cause to addresses that nobody has confirmed; those to listings have their own. */
const FROM_SUBNET = { name: 'subnet-emails', points: 100, seconds: 86_400 }
/** The emails with a one-time link, of each kind, that an address gets. */
const LINKS = { name: 'email-links', points: 5, seconds: 3600 }

/** Their links have expired when a digest is sent, so they are never held; each address gets only so many an hour. */
const WITH_ONE_TIME_LINK: ReadonlySet<EmailKind> = new Set([
  'confirm-email',
  'reset-password',
  'claim-link',
  'newsletter-confirm',
  'member-invitation',
])
const FOR_SUPPLIERS: ReadonlySet<EmailKind> = new Set([
  'quote-request',
  'bulk-quote-request',
  'sample-request',
  'inquiry',
  'claim-link',
  'review-written',
])

/** Who causes emails: `id` stands for it in the count of those to suppliers, `subnet` in that of those to addresses that nobody has confirmed. */
export type Sender = { id: string; subnet: string | null }

/** A sender is the account, else the client's network. */
export const senderOf = ({ account, network, subnet }: Pick<Requester, 'account' | 'network' | 'subnet'>): Sender => ({
  id: account?.id ?? network,
  subnet,
})

/** Something else that is counted in the same statement, and how it is refused. */
export type FurtherCount = { limit: Limit; key: string; points: number; refusal(): Error }

/** What becomes of an email: it is due at once (null), waits, or is left out because its reader has stopped it. */
type Fate = HeldFor | 'stopped' | null

/**
 * Counts emails and returns what becomes of each. One to an unconfirmed address counts for that address, unless it waits for a link to be
 * opened; one that is stopped counts for nobody. `sender` pays for the emails to suppliers and to unconfirmed addresses; null where nobody's
 * request causes them.
 * @throws 429 beyond the budget of the sender, or when an address has had too many one-time links; the refusal of `further`
 */
export async function countEmails(tx: Db, sender: Sender | null, emails: ListedEmail[], further?: FurtherCount): Promise<Fate[]> {
  const addressed = emails.map((each) => ({ ...each, hash: addressHash(tx, each.email.recipient) }))
  const addresses = addressed.map(({ email, hash }) => ({ email: email.recipient, hash }))
  const furtherPoints = further ? [always(pointsToAdd(further.limit, further.key, further.points))] : []
  const points = addressed.flatMap((each) => pointsFor(sender, each))
  const { confirmed, stops, counts } = await addBudgetPoints(tx, addresses, [...points, ...furtherPoints])
  const over = ({ name, points }: Limit, key: string) => {
    const count = counts.get(`${name}:${key}`)
    return count !== undefined && count.points > points ? count : undefined
  }
  if (further && over(further.limit, further.key)) throw further.refusal()
  const toSuppliers = sender === null ? undefined : over(TO_SUPPLIERS, sender.id)
  if (toSuppliers) throw tooMany(toSuppliers.msLeft, `We send at most ${TO_SUPPLIERS.points} emails to suppliers an hour for one sender.`)
  for (const each of addressed) {
    const links = isLink(each) && over(LINKS, linkKey(each))
    if (links) throw tooMany(links.msLeft, 'This email address has been sent several links within an hour.')
  }
  const isStopped = (each: Addressed) => {
    const stop = stopOf(each)
    return stop !== null && stops.some(({ hash, list }) => hash === stop.hash && list === stop.list)
  }
  const wanted = addressed.filter((each) => !isStopped(each))
  /** Returns those of the emails that are beyond a budget, taken from the end, so that the first ones are those that go at once. */
  const beyond = (budget: Limit, counted: Addressed[], keyOf: (each: Addressed) => string) =>
    new Set(
      counted.toReversed().filter((each) => {
        const count = over(budget, keyOf(each))
        return count !== undefined && count.points-- > budget.points
      }),
    )
  const [isWanted, isUnconfirmed] = [new Set(wanted), ({ hash }: Addressed) => !confirmed.has(hash)]
  const subnet = sender?.subnet
  const forStrangers = !subnet ? [] : wanted.filter((each) => isForStranger(each) && isUnconfirmed(each))
  const beyondSubnet = beyond(FROM_SUBNET, forStrangers, () => subnet ?? '')
  if ([...beyondSubnet].some(isLink)) throw subnetFull(required(counts.get(`${FROM_SUBNET.name}:${subnet}`), 'The count of a subnet'))
  const forDigest = beyond(
    TO_UNCONFIRMED,
    wanted.filter(({ email }) => !email.waitsForOpening),
    ({ hash }) => hash,
  )
  return addressed.map((each) => {
    if (!isWanted.has(each)) return 'stopped'
    if (beyondSubnet.has(each) || (each.email.waitsForOpening && isUnconfirmed(each))) return 'opening'
    return forDigest.has(each) && !isLink(each) ? 'digest' : null
  })
}

const subnetFull = ({ msLeft }: Pick<Count, 'msLeft'>) =>
  tooMany(msLeft, 'Your network has had many emails sent to addresses that nobody has confirmed today. Please try again tomorrow.')

/** Counts an address that will get an email later, and whose reader has not asked for it. @throws 429 beyond the budget of the sender's subnet */
export async function countStranger(tx: Db, { subnet }: Sender, email: string): Promise<void> {
  if (!subnet) return
  const [hash, added] = [addressHash(tx, email), pointsToAdd(FROM_SUBNET, subnet, 1)]
  const { counts } = await addBudgetPoints(tx, [{ email, hash }], [{ ...added, unlessConfirmed: hash, unlessStopped: null }])
  const count = counts.get(added.key)
  if (count && count.points > FROM_SUBNET.points) throw subnetFull(count)
}

type Addressed = ListedEmail & { hash: string }

/** Returns the list by whose stop the email is left out, and not given to the owner instead. */
const stopOf = ({ email, list, hash }: Addressed): Stop | null => (list === null || goesToOwner(email, list) ? null : { hash, list })

const isForSupplier = ({ email }: Addressed) =>
  FOR_SUPPLIERS.has(email.kind) || (email.kind === 'quote-step' && email.facts.to === 'supplier')
/** Returns whether an email goes where somebody has typed an address, and does not wait to be asked for. */
const isForStranger = (each: Addressed) => !isForSupplier(each) && !each.email.waitsForOpening
const isLink = ({ email }: Addressed) => WITH_ONE_TIME_LINK.has(email.kind)
const linkKey = ({ email, hash }: Addressed) => `${email.kind} ${hash}`

const always = (added: Omit<BudgetPoints, 'unlessConfirmed' | 'unlessStopped'>) => ({
  ...added,
  unlessConfirmed: null,
  unlessStopped: null,
})

/** Returns what an email adds to each budget that it counts for. */
function pointsFor(sender: Sender | null, each: Addressed): BudgetPoints[] {
  const [unlessStopped, unlessConfirmed] = [stopOf(each), each.hash]
  return [
    ...(sender !== null && isForSupplier(each) ? [{ ...always(pointsToAdd(TO_SUPPLIERS, sender.id, 1)), unlessStopped }] : []),
    ...(isLink(each) ? [{ ...always(pointsToAdd(LINKS, linkKey(each), 1)), unlessStopped }] : []),
    ...(each.email.waitsForOpening ? [] : [{ ...pointsToAdd(TO_UNCONFIRMED, each.hash, 1), unlessConfirmed, unlessStopped }]),
    ...(sender?.subnet && isForStranger(each) ? [{ ...pointsToAdd(FROM_SUBNET, sender.subnet, 1), unlessConfirmed, unlessStopped }] : []),
  ]
}
