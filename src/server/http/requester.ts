import { createHmac } from 'node:crypto'
import type { User } from '#contract/accounts.ts'
import { sydneyDay } from '#shared/sydney-day.ts'
import { openCookies, type Cookies } from './cookies.ts'

/** The account that a session belongs to. */
export type SessionAccount = Omit<User, 'subscriptionStatus' | 'plan'> & {
  sessionId: string
  /** What an owner's calls must bring besides the cookie; nobody else has one. */
  ownerToken: string | null
}

/** The person or program that a request comes from, signed in or not. */
export type Requester = {
  /** Client address, for limits only; never stored. */
  address: string
  userAgent: string
  cookies: Cookies
  /** `x-owner-authorization`, as it came. */
  ownerAuthorization: string | undefined
  /** `key` of the query, as it came: what the link of an email brings. */
  linkKey: string | undefined
  /** null: not signed in, or the response is the same for everyone and the session was not looked at. */
  account: SessionAccount | null
  /** The account; for everyone else a hash of address and user agent that is another one every day (docs/behaviour.md, Visitors). */
  key(now: Date): string
}
/** A requester who is signed in. */
export type AuthenticatedRequester = Requester & { account: SessionAccount }

type Caller = Pick<Requester, 'address' | 'userAgent' | 'cookies' | 'ownerAuthorization' | 'linkKey'>

export function requesterFrom(secret: string, caller: Caller): Requester {
  const { address, userAgent } = caller
  return {
    ...caller,
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

/** The requester that public pages are rendered for: everybody gets the same. */
export const anonymous: Requester = requesterFrom('', {
  address: '',
  userAgent: '',
  cookies: openCookies(undefined, false),
  ownerAuthorization: undefined,
  linkKey: undefined,
})
