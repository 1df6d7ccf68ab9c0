import type { Role } from '#contract/accounts.ts'
import type { Db } from '#server/db/db.ts'
import { forbidden, notFound, unauthorised } from './problems.ts'
import { isSame } from './tokens.ts'
import type { Member, Visitor } from './visitor.ts'

/** Ids in the path, already in their contract's shape. */
export type PathIds = { id: never; supplierId: never }
/** Finds what a path is about; nothing: 404 before the body is even read (contract §2). */
export type Find<Thing> = { what: string; find(db: Db, path: PathIds): Promise<Thing | undefined> }
/** Looks a thing up: a request asks the database, the calls of one page remember what they found (serve.ts). */
export type Look = <Thing>(thing: Find<Thing>, path: PathIds) => Promise<Thing | undefined>

/** Looks each thing up once. */
export function remembering(look: Look): Look {
  const known = new Map<Find<unknown>, Map<unknown, Promise<unknown>>>()
  return ((thing, path) => {
    const things = known.get(thing) ?? new Map<unknown, Promise<unknown>>()
    const found = things.get(path.id) ?? look(thing, path)
    known.set(thing, things.set(path.id, found))
    return found
  }) as Look
}

/** Whoever was let in, and what the path is about. */
type Admitted<V extends Visitor, Thing> = { visitor: V; thing: Thing }

/** Who may call, and on what; judged before the body is read. The handler is given both. */
export type Access<V extends Visitor = Visitor, Thing = undefined> = {
  judge(look: Look, visitor: Visitor, path: PathIds): Promise<Admitted<V, Thing>>
  /** The same access, on a thing that must exist. */
  on<Found>(thing: Find<Found>): Access<V, Found>
  /** The same access, on a thing of the visitor's own listing. */
  ofSupplier<Found extends { supplierId: number }>(thing: Find<Found>): Access<V, Found>
  /** The same access, on a thing of the visitor's own account. */
  ofAccount<Found extends { accountId: string | null }>(thing: Find<Found>): Access<V, Found>
}
/** As one that need not know who is let in. */
export type AnyAccess = Access<Visitor, unknown>

/** Access by a judgement of its own. */
export const access = <V extends Visitor, Thing>(judge: Access<V, Thing>['judge']): Access<V, Thing> => ({
  judge,
  on: (wanted) =>
    access(async (look, caller, path) => {
      const { visitor } = await judge(look, caller, path)
      const thing = await look(wanted, path)
      if (!thing) throw notFound(wanted.what)
      return { visitor, thing }
    }),
  ofSupplier: (wanted) =>
    owned(access(judge).on(wanted), ({ account }, thing) => account?.supplierId === thing.supplierId, 'This belongs to another supplier.'),
  ofAccount: (wanted) =>
    owned(access(judge).on(wanted), ({ account }, thing) => account?.id === thing.accountId, 'This belongs to another account.'),
})

const owned = <V extends Visitor, Thing>(
  admitting: Access<V, Thing>,
  isTheirs: (visitor: Visitor, thing: Thing) => boolean,
  refusal: string,
): Access<V, Thing> =>
  access(async (look, caller, path) => {
    const admitted = await admitting.judge(look, caller, path)
    if (!isTheirs(caller, admitted.thing)) throw forbidden(refusal)
    return admitted
  })

/** Everyone, signed in or not. */
export const anyone = access(async (_look, visitor) => ({ visitor, thing: undefined }))

/** Accounts of these roles. @throws 401, 403 */
const members = (refusal: string, ...roles: Role[]) =>
  access<Member, undefined>(async (_look, visitor) => {
    const member = memberIn(visitor)
    if (!roles.includes(member.account.role)) throw forbidden(refusal)
    return { visitor: member, thing: undefined }
  })

/** Everyone with an account. @throws 401 */
export const signedIn = members('', 'restaurant', 'supplier', 'owner')
export const buyer = members('This is for cafes and restaurants.', 'restaurant')
export const supplier = members('This is for suppliers.', 'supplier')
/** Suppliers, and the owner, who edits listings too. */
export const supplierSide = members('This is for suppliers.', 'supplier', 'owner')
/** Everyone with an account but owners. */
export const trader = members('This is for buyers and suppliers.', 'restaurant', 'supplier')
const hasOwnersRole = members('This is for the owner of the marketplace.', 'owner')

/** An owner whose page sends the session's owner token along (contract §2). @throws 401, 403 */
export const owner = access<Member, undefined>(async (look, caller, path) => {
  const admitted = await hasOwnersRole.judge(look, caller, path)
  const { ownerAuthorization = '', account } = admitted.visitor
  if (!isSame(ownerAuthorization, account.ownerToken!))
    throw forbidden('The owner token is missing or of another session. Please reload the page.')
  return admitted
})

function memberIn(visitor: Visitor): Member {
  if (!visitor.account) throw unauthorised('Please sign in.')
  return visitor as Member
}
