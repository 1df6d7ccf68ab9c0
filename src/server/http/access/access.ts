import type { Role } from '#contract/accounts/accounts.ts'
import type { Db } from '#server/db/db.ts'
import { forbidden, notFound, unauthorised } from '#server/http/problems.ts'
import { isOneOf } from './tokens.ts'
import type { AuthenticatedRequester, Requester, SessionAccount } from './requester.ts'

/** Path parameters, already parsed by the endpoint's schema. */
export type PathIds = { id: never; supplierId: never; key: never }
/** Loads the resource that a path names. Undefined makes the response 404 before the body is read. `what` names it in the message. */
export type ResourceLoader<Resource> = { what: string; load(db: Db, path: PathIds): Promise<Resource | undefined> }
/** Runs a loader. An HTTP request does so on the database; the calls of one page share what they have loaded (calls.ts). */
export type LoadResource = <Resource>(loader: ResourceLoader<Resource>, path: PathIds) => Promise<Resource | undefined>

/** Returns a function that loads each resource once. */
export function memoized(load: LoadResource): LoadResource {
  const known = new Map<ResourceLoader<unknown>, Map<unknown, Promise<unknown>>>()
  // The resources of a loader have its type, which a map of all loaders cannot say.
  return ((loader, path) => {
    const resources = known.get(loader) ?? new Map<unknown, Promise<unknown>>()
    const found = resources.get(path.id) ?? load(loader, path)
    known.set(loader, resources.set(path.id, found))
    return found
  }) as LoadResource
}

/** An authorized requester, and the resource that the path names. */
type Admitted<V extends Requester, Resource> = { requester: V; resource: Resource }

/**
 * What a request has to come with: nothing, a session, the owner's session and its token, or a session or else the key of an email's link.
 * The API document says it of each operation (docs/behaviour/http.md, API document).
 */
export type Credentials = 'none' | 'session' | 'ownerToken' | 'sessionOrKey'

/** Who may call an endpoint, and on which resource. It is checked before the body is read; the handler receives requester and resource. */
export type Access<V extends Requester = Requester, Resource = undefined> = {
  credentials: Credentials
  authorize(load: LoadResource, requester: Requester, path: PathIds): Promise<Admitted<V, Resource>>
  /** Returns the same access, on a resource that must exist. */
  on<Found>(loader: ResourceLoader<Found>): Access<V, Found>
  /** Returns the same access, on a resource of the requester's own listing. */
  ofSupplier<Found extends { supplierId: number }>(loader: ResourceLoader<Found>): Access<V, Found>
  /** Returns the same access, on a resource of the requester's own account. */
  ofAccount<Found extends { accountId: string | null }>(loader: ResourceLoader<Found>): Access<V, Found>
}
/** Any access, for code that does not depend on the kind of requester. */
export type AnyAccess = Access<Requester, unknown>

/** Whoever has an account has come with some credentials: an access that promises one cannot be said to ask for none. */
type CredentialsOf<V extends Requester> = V extends AuthenticatedRequester ? Exclude<Credentials, 'none'> : Credentials
type Authorize<V extends Requester, Resource> = Access<V, Resource>['authorize']

/** Creates an access from what it asks for and its authorization function. */
export const access = <V extends Requester, Resource>(
  credentials: CredentialsOf<V>,
  authorize: Authorize<V, Resource>,
): Access<V, Resource> => ({
  credentials,
  authorize,
  on: (loader) =>
    access(credentials, async (load, caller, path) => {
      const { requester } = await authorize(load, caller, path)
      const resource = await load(loader, path)
      if (!resource) throw notFound(loader.what)
      return { requester, resource }
    }),
  ofSupplier: (loader) =>
    owned(
      access(credentials, authorize).on(loader),
      ({ account }, resource) => account?.supplierId === resource.supplierId,
      'This belongs to another supplier.',
    ),
  ofAccount: (loader) =>
    owned(
      access(credentials, authorize).on(loader),
      ({ account }, resource) => account?.id === resource.accountId,
      'This belongs to another account.',
    ),
})

/** Creates an access that authorizes by another one and checks more, so that it asks for the same credentials. */
export const within = <V extends Requester, Resource, Inner extends AnyAccess>(
  inner: Inner,
  authorize: (inner: Inner, ...call: Parameters<Authorize<V, Resource>>) => ReturnType<Authorize<V, Resource>>,
): Access<V, Resource> =>
  // What the inner one admits comes with its credentials.
  access<V, Resource>(inner.credentials as CredentialsOf<V>, (...call) => authorize(inner, ...call))

const owned = <V extends Requester, Resource>(
  inner: Access<V, Resource>,
  isOwner: (requester: Requester, resource: Resource) => boolean,
  message: string,
): Access<V, Resource> =>
  within(inner, async ({ authorize }, load, caller, path) => {
    const admitted = await authorize(load, caller, path)
    if (!isOwner(caller, admitted.resource)) throw forbidden(message)
    return admitted
  })

/** Admits all requesters, authenticated or not. */
export const anyone = access('none', async (_load, requester) => ({ requester, resource: undefined }))

/** @throws 403 where somebody who may only look at a listing would change it */
export function rejectViewer({ account, isReading }: Pick<Requester, 'account' | 'isReading'>): void {
  if (account?.member === 'viewer' && !isReading) throw forbidden('You can look at this listing, but not change it.')
}

/** Returns the same access, on calls that viewers of a listing may only read with. */
export const sparingViewers = <V extends Requester, Resource>(inner: Access<V, Resource>) =>
  within<V, Resource, Access<V, Resource>>(inner, async ({ authorize }, load, caller, path) => {
    rejectViewer(caller)
    return authorize(load, caller, path)
  })

/** Returns the same access, without those who work on another's listing: for plan, members and what the listing belongs to. */
export const withoutMembers = <V extends Requester, Resource>(inner: Access<V, Resource>) =>
  within<V, Resource, Access<V, Resource>>(inner, async ({ authorize }, load, caller, path) => {
    if (caller.account?.member) throw forbidden('Only whoever manages this listing can do this.')
    return authorize(load, caller, path)
  })

/**
 * Rejects an owner whose session has to prove the second factor first, for what an owner may do and others may not.
 * @throws 403 `otp_required`
 */
export function rejectUnproved(account: SessionAccount | null): void {
  if (account?.secondFactor === 'due') throw forbidden('Please enter the code of your authenticator app.', 'otp_required')
}

/** Returns the same access, without such owners. */
const proved = <V extends AuthenticatedRequester, Resource>(inner: Access<V, Resource>) =>
  within<V, Resource, Access<V, Resource>>(inner, async ({ authorize }, load, caller, path) => {
    const admitted = await authorize(load, caller, path)
    rejectUnproved(admitted.requester.account)
    return admitted
  })

/** Admits accounts with one of these roles. @throws 401 without an account, 403 with another role */
const accounts = (message: string, ...roles: Role[]) =>
  access<AuthenticatedRequester, undefined>('session', async (_load, caller) => {
    const requester = authenticated(caller)
    if (!roles.includes(requester.account.role)) throw forbidden(message)
    return { requester, resource: undefined }
  })

/** Admits all accounts. @throws 401 */
export const signedIn = accounts('', 'restaurant', 'supplier', 'owner')
export const buyer = accounts('This is for cafes and restaurants.', 'restaurant')
export const supplier = sparingViewers(accounts('This is for suppliers.', 'supplier'))
/** Admits suppliers, and the owner, who edits listings too. */
export const supplierSide = proved(sparingViewers(accounts('This is for suppliers.', 'supplier', 'owner')))
/** Admits all accounts except owners. */
export const trader = accounts('This is for buyers and suppliers.', 'restaurant', 'supplier')
/** Admits an owner without the token: for what a browser opens by itself, such as a download, which cannot send a header. */
export const ownersBrowser = proved(accounts('This is for the owner of the marketplace.', 'owner'))

/** Admits an owner whose request contains the session's owner token (docs/behaviour/accounts.md, Owner token). @throws 401, 403 */
export const owner = access<AuthenticatedRequester, undefined>('ownerToken', async (load, caller, path) => {
  const admitted = await ownersBrowser.authorize(load, caller, path)
  const { ownerAuthorization = '', account } = admitted.requester
  if (!isOneOf(ownerAuthorization, account.ownerTokens))
    throw forbidden('The owner token is missing or of another session. Please reload the page.')
  return admitted
})

function authenticated(requester: Requester): AuthenticatedRequester {
  if (!hasAccount(requester)) throw unauthorised('Please sign in.')
  return requester
}

const hasAccount = (requester: Requester): requester is AuthenticatedRequester => requester.account !== null
