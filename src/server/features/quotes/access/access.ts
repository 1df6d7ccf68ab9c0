import { PARTIES, type Party, type QuoteState } from '#contract/quotes/quote-states.ts'
import type { Context } from '#server/context.ts'
import { access, rejectUnproved, rejectViewer, within, type Access, type ResourceLoader, type PathIds } from '#server/http/access/access.ts'
import { forbidden, notFound, Problem, unauthorised } from '#server/http/problems.ts'
import { isOneOf } from '#server/http/access/tokens.ts'
import type { SessionAccount, Requester } from '#server/http/access/requester.ts'
import { isForSupplier, linkKeysOf, openLinkOf, type OpenLink } from './link-key.ts'
import { bulkById, requestById } from './subject-queries.ts'

export type ViewerRole = Party | 'owner'
/** What authorization needs of a request, or of a whole bulk request. */
export type Subject = {
  id: string
  bulkId: string | null
  /** The account that sent it; null for a visitor or a deleted account. */
  accountId: string | null
  /** The supplier that received it; null for a bulk request, which has several. */
  supplierId: number | null
  /** The address of the buyer, to which the link went. */
  contactEmail: string
  /** Whether its link key still gives access. */
  isOpen: boolean
  /** Whether the buyer's address is confirmed: by an account, or by somebody who has opened a link. */
  isConfirmed: boolean
  status: QuoteState
  /** The address of the listing that received it, while no account manages that; else null. */
  unclaimedEmail: string | null
  /** Whether that address is confirmed, by somebody who has opened a link. */
  isUnclaimedConfirmed: boolean
}
export type QuoteGrant<Found extends Subject = Subject, Role extends ViewerRole = ViewerRole> = {
  subject: Found
  seenAs: Role
  /** The link of an email by which the requester came; null without one. */
  link: OpenLink | null
}

/** The roles that an access rule admits. */
type Allowed<Role extends ViewerRole = ViewerRole> = [Role, ...Role[]]
/** Whether the key of the browser that sent a request is enough: it only reads. */
type Reading = { byBrowser?: boolean }

const CLOSED = 'This request is closed, and its link with it. If you sent it with an account, please sign in to see it.'
const LINK_ENDED =
  'This link no longer works: the request is closed, or the listing has an account by now. If it is yours, please log in to see the request.'
const READS_ONLY =
  'This browser can read what it sent. To accept, decline or write, please open the link in the email: it shows that the address is yours.'
const NO_FILES = 'Files can be sent from an account. Please claim the listing first, or send the file by email.'
const FORBIDDEN: Record<ViewerRole, string> = {
  buyer: 'Only whoever sent this request can do this.',
  supplier: 'Only the supplier that received this request can do this.',
  owner: 'Sign in with the address that you asked with, or use the link in the email.',
}

/**
 * The access rules of requests: either side by account or by the link key of an email, which a supplier gets only while no account manages
 * its listing; the owner may only read.
 */
export function quoteAccess({ secrets }: Pick<Context, 'secrets'>) {
  const fits = (key: string | undefined, subject: Pick<Subject, 'id' | 'bulkId'>) =>
    key !== undefined && isOneOf(key, linkKeysOf(secrets, subject))

  const partaking = <Found extends Subject, Role extends ViewerRole>(
    loader: ResourceLoader<Found>,
    allowed: Allowed<Role>,
    { byBrowser = false }: Reading = {},
  ): Access<Requester, QuoteGrant<Found, Role>> =>
    access('sessionOrKey', async (load, requester, path) => {
      const { account, linkKey } = requester
      rejectByRole(account, linkKey, allowed)
      const subject = await load(loader, path)
      if (!subject) throw missingProblem(loader.what, account, linkKey, fits(linkKey, keyedBy(path)))
      const link = openLinkOf(secrets, linkKey, subject)
      const isTooLittle = link?.readsOnly === true && !byBrowser
      const roles = rolesOf(subject, account, isTooLittle ? null : link)
      const seenAs = roles.find((role): role is Role => allowed.some((each) => each === role))
      if (seenAs === undefined && isTooLittle) throw forbidden(READS_ONLY)
      if (seenAs === undefined)
        throw roles.length === 0 && isForSupplier(linkKey) ? linkEnded() : accessProblem(roles, account, fits(linkKey, subject), allowed)
      return { requester, resource: { subject, seenAs, link } }
    })

  return {
    readers: partaking(requestById, [...PARTIES, 'owner'], { byBrowser: true }),
    parties: changing(partaking(requestById, [...PARTIES])),
    /** For what only notes that a request was opened or read, which viewers of a listing do too. */
    opening: { parties: partaking(requestById, [...PARTIES], { byBrowser: true }), supplierOnly: partaking(requestById, ['supplier']) },
    buyerOnly: partaking(requestById, ['buyer']),
    supplierOnly: changing(partaking(requestById, ['supplier'])),
    /** For what counts for an account, as files do. */
    supplierUser: withAccount(changing(partaking(requestById, ['supplier']))),
    bulkBuyer: partaking(bulkById, ['buyer']),
    /** For what the account that has sent a bulk request keeps for itself. */
    bulkOwner: byAccount(partaking(bulkById, ['buyer'])),
    bulkReader: partaking(bulkById, ['buyer'], { byBrowser: true }),
  }
}
export type QuoteAccess = ReturnType<typeof quoteAccess>

/** Returns the same access, without viewers of the listing that received the request. */
const changing = <Role extends ViewerRole>(inner: Access<Requester, QuoteGrant<Subject, Role>>) =>
  within<Requester, QuoteGrant<Subject, Role>, typeof inner>(inner, async ({ authorize }, load, caller, path) => {
    const admitted = await authorize(load, caller, path)
    if (admitted.resource.seenAs === 'supplier') rejectViewer(caller)
    return admitted
  })

/** Returns the same access, without those who came by the link of an email. */
const withAccount = <Role extends ViewerRole>({ authorize }: Access<Requester, QuoteGrant<Subject, Role>>) =>
  access<Requester, QuoteGrant<Subject, Role>>('session', async (load, caller, path) => {
    const admitted = await authorize(load, caller, path)
    if (admitted.resource.link?.side === 'supplier') throw forbidden(NO_FILES)
    return admitted
  })

/** Returns the same access, for the account that has sent the request: a link does not do. */
const byAccount = <Role extends ViewerRole>({ authorize }: Access<Requester, QuoteGrant<Subject, Role>>) =>
  access<Requester, QuoteGrant<Subject, Role>>('session', async (load, caller, path) => {
    const admitted = await authorize(load, caller, path)
    if (ownerOf(admitted.resource, caller) === null) throw forbidden(FORBIDDEN.buyer)
    return admitted
  })

/** Returns the input of the link key that a request with this id would have. */
const keyedBy = ({ id }: PathIds) => ({ id, bulkId: null })

/** Makes the checks that need no request from the database. @throws 401, 403 */
function rejectByRole(account: SessionAccount | null, linkKey: string | undefined, allowed: Allowed): void {
  if (!account && linkKey === undefined) throw unauthorised('Please sign in, or use the link in your email.')
  rejectUnproved(account)
  if (account?.role === 'owner' && !allowed.includes('owner')) throw forbidden(FORBIDDEN[allowed[0]])
  if (account?.role === 'restaurant' && !allowed.includes('buyer') && !isForSupplier(linkKey)) throw forbidden(FORBIDDEN.supplier)
}

/** Returns every role that a requester has in a request, the most specific first. */
function rolesOf({ supplierId, accountId }: Subject, account: SessionAccount | null, link: OpenLink | null): ViewerRole[] {
  const roles: ViewerRole[] = []
  if (link?.side === 'supplier' || (account && supplierId !== null && account.supplierId === supplierId)) roles.push('supplier')
  if (link?.side === 'buyer' || (account && account.id === accountId)) roles.push('buyer')
  if (account?.role === 'owner') roles.push('owner')
  return roles
}

/** Returns whether a requester is let in by nothing but the key of the browser that sent the request. */
export const canOnlyRead = ({ link, subject, seenAs }: QuoteGrant, { account }: Pick<Requester, 'account'>): boolean =>
  link?.readsOnly === true && seenAs === 'buyer' && (account === null || account.id !== subject.accountId)

/**
 * Returns the account whose private figures a requester may see with a bulk request, which is the one that has sent it; null for everybody
 * else, also for whoever comes by its key.
 */
export const ownerOf = ({ subject }: QuoteGrant, { account }: Pick<Requester, 'account'>): string | null =>
  account !== null && account.id === subject.accountId ? account.id : null

/** The response is the same for a link that has ended, a wrong one and one to a request that does not exist. */
const linkEnded = () => new Problem(404, LINK_ENDED, { code: 'link_ended' })

function missingProblem(what: string, account: SessionAccount | null, linkKey: string | undefined, fitsKey: boolean): Problem {
  if (isForSupplier(linkKey)) return linkEnded()
  return account || fitsKey ? notFound(what) : unauthorised('Please sign in.')
}

function accessProblem(roles: ViewerRole[], account: SessionAccount | null, holdsKey: boolean, allowed: Allowed): Problem {
  if (roles.length > 0) return forbidden(FORBIDDEN[allowed[0]])
  if (holdsKey) return forbidden(CLOSED)
  return account ? forbidden(FORBIDDEN.owner) : unauthorised('This link is not right. Please use the one in your email, or sign in.')
}
