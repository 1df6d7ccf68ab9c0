import { createHmac } from 'node:crypto'
import type { User } from '#contract/accounts/accounts.ts'
import { sydneyDay } from '#shared/time/sydney-day.ts'
import { createCookies, type Cookies } from './cookies.ts'

/** The account of a session. */
export type SessionAccount = Omit<User, 'subscriptionStatus' | 'plan'> & {
  sessionId: string
  /** The tokens of which an owner's requests must contain one besides the cookie, the present one first; empty for other roles. */
  ownerTokens: readonly string[]
}

/** The person or program that sent a request, authenticated or not. */
export type Requester = {
  /** Client address, without a port; never stored. */
  address: string
  /** The key of the client in limits (guards.ts); empty until access is authorized. */
  network: string
  /** The key of the part of the network around the client, of the same kind. */
  subnet: string
  userAgent: string
  cookies: Cookies
  /** The `x-owner-authorization` header, unchecked. */
  ownerAuthorization: string | undefined
  /** The `signed-in-as` header: the id of the account for which the page that calls was made (docs/behaviour/accounts.md, Sessions). */
  signedInAs: string | undefined
  /** The `key` query parameter, unchecked: it comes from the link in an email. */
  linkKey: string | undefined
  /** Whether the call only reads. */
  isReading: boolean
  /** Null where not signed in, and where the response is the same for all requesters, so that the session was not loaded. */
  account: SessionAccount | null
  /**
   * Returns the account's id; for anonymous requesters a hash of address and user agent that changes every day
   * (docs/behaviour/accounts.md, Visitors).
   */
  key(now: Date): string
}
/** A requester with an account. */
export type AuthenticatedRequester = Requester & { account: SessionAccount }

type Caller = Pick<Requester, 'address' | 'userAgent' | 'cookies' | 'ownerAuthorization' | 'signedInAs' | 'linkKey' | 'isReading'>

/** Creates the requester of a request. `secret` makes the hashes of visitors. */
export function requesterFrom(secret: string, caller: Caller): Requester {
  const { address, userAgent } = caller
  return {
    ...caller,
    network: '',
    subnet: '',
    account: null,
    key(now) {
      if (this.account) return this.account.id
      const salt = createHmac('sha256', secret)
        .update(`visitor:${sydneyDay(now)}`)
        .digest()
      return createHmac('sha256', salt).update(`${address}\n${userAgent}`).digest('base64url').slice(0, 32)
    },
  }
}

/** The requester that cached responses are created for. */
export const anonymous: Requester = requesterFrom('', {
  address: '',
  userAgent: '',
  cookies: createCookies(undefined, false),
  ownerAuthorization: undefined,
  signedInAs: undefined,
  linkKey: undefined,
  isReading: true,
})
