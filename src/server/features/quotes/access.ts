import { PARTIES, type Party } from '#contract/quote-states.ts'
import type { Context } from '#server/context.ts'
import { access, type Access, type ResourceLoader, type PathIds } from '#server/http/access.ts'
import { forbidden, notFound, unauthorised, type Problem } from '#server/http/problems.ts'
import { isSame } from '#server/http/tokens.ts'
import type { SessionAccount, Requester } from '#server/http/requester.ts'
import { linkKeyOf } from './link-key.ts'
import { bulkById, requestById } from './subject-queries.ts'

export type SeenAs = Party | 'owner'
/** A request, or all of a bulk request, as access judges it. */
export type Subject = {
  id: string
  bulkId: string | null
  /** Who sent it; null: a visitor, or an account that is gone. */
  accountId: string | null
  /** Who received it; null for a bulk request, which many did. */
  supplierId: number | null
  /** Whether the key still opens it. */
  isOpen: boolean
}
export type Admission<Found extends Subject = Subject> = { subject: Found; seenAs: SeenAs }

const CLOSED = 'This request is closed, and its link with it. If you sent it with an account, please sign in to see it.'
const FORBIDDEN: Record<SeenAs, string> = {
  buyer: 'Only whoever sent this request can do this.',
  supplier: 'Only the supplier that received this request can do this.',
  owner: 'This request is between others.',
}

/** Who may do what with a request: its buyer by account or by the key of an email, its supplier by account; the owner looks on. */
export function quoteAccess({ secret }: Pick<Context, 'secret'>) {
  const fits = (key: string | undefined, subject: Pick<Subject, 'id' | 'bulkId'>) =>
    key !== undefined && isSame(key, linkKeyOf(secret, subject))

  const partaking = <Found extends Subject>(loader: ResourceLoader<Found>, ...allowed: SeenAs[]): Access<Requester, Admission<Found>> =>
    access(async (load, requester, path) => {
      const { account, linkKey } = requester
      refuseByRole(account, linkKey, allowed)
      const subject = await load(loader, path)
      if (!subject) throw account || fits(linkKey, keyedBy(path)) ? notFound(loader.what) : unauthorised('Please sign in.')
      const holdsKey = fits(linkKey, subject)
      const roles = rolesOf(subject, account, holdsKey && subject.isOpen)
      const seenAs = roles.find((role) => allowed.includes(role))
      if (seenAs === undefined) throw accessProblem(roles, account, holdsKey, allowed)
      return { requester, resource: { subject, seenAs } }
    })

  return {
    readers: partaking(requestById, ...PARTIES, 'owner'),
    parties: partaking(requestById, ...PARTIES),
    buyerOnly: partaking(requestById, 'buyer'),
    supplierOnly: partaking(requestById, 'supplier'),
    bulkBuyer: partaking(bulkById, 'buyer'),
  }
}
export type QuoteAccess = ReturnType<typeof quoteAccess>

/** What the key of an unknown id would have been made of. */
const keyedBy = ({ id }: PathIds) => ({ id: id as string, bulkId: null })

/** What needs no look at the request. @throws 401, 403 */
function refuseByRole(account: SessionAccount | null, linkKey: string | undefined, allowed: SeenAs[]): void {
  if (!account && linkKey === undefined) throw unauthorised('Please sign in, or use the link in your email.')
  if (account?.role === 'owner' && !allowed.includes('owner')) throw forbidden(FORBIDDEN[allowed[0]!])
  if (account?.role === 'restaurant' && !allowed.includes('buyer')) throw forbidden(FORBIDDEN.supplier)
}

/** Of everything that somebody is to a request, what says most comes first. */
function rolesOf({ supplierId, accountId }: Subject, account: SessionAccount | null, holdsOpenKey: boolean): SeenAs[] {
  const roles: SeenAs[] = []
  if (account && supplierId !== null && account.supplierId === supplierId) roles.push('supplier')
  if (holdsOpenKey || (account && account.id === accountId)) roles.push('buyer')
  if (account?.role === 'owner') roles.push('owner')
  return roles
}

function accessProblem(roles: SeenAs[], account: SessionAccount | null, holdsKey: boolean, allowed: SeenAs[]): Problem {
  if (roles.length > 0) return forbidden(FORBIDDEN[allowed[0]!])
  if (holdsKey) return forbidden(CLOSED)
  return account ? forbidden(FORBIDDEN.owner) : unauthorised('This link is not right. Please use the one in your email, or sign in.')
}
