import { createHmac } from 'node:crypto'
import type { User } from '#contract/accounts.ts'
import { sydneyDay } from '#contract/sydney-day.ts'
import { openCookies, type Cookies } from './cookies.ts'

/** Whose session it is. */
export type SignedIn = User & {
  sessionId: string
  /** What an owner's calls must bring besides the cookie; nobody else has one. */
  ownerToken: string | null
}

/** Whoever asks. */
export type Visitor = {
  /** Client address, for limits only; never stored. */
  address: string
  userAgent: string
  cookies: Cookies
  /** `x-owner-authorization`, as it came. */
  ownerAuthorization: string | undefined
  /** `key` of the query, as it came: what the link of an email brings. */
  linkKey: string | undefined
  /** null: nobody is signed in, or the answer is the same for everyone and nobody asked. */
  account: SignedIn | null
  /** The account; for everyone else a hash of address and user agent that is another one every day (contract §2). */
  key(now: Date): string
}
/** A visitor past a guard that lets only accounts in. */
export type Member = Visitor & { account: SignedIn }

type Caller = Pick<Visitor, 'address' | 'userAgent' | 'cookies' | 'ownerAuthorization' | 'linkKey'>

export function visitorFrom(secret: string, caller: Caller): Visitor {
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

/** Who a page is rendered for: nobody in particular, since every visitor gets the same. */
export const nobody: Visitor = visitorFrom('', {
  address: '',
  userAgent: '',
  cookies: openCookies(undefined, false),
  ownerAuthorization: undefined,
  linkKey: undefined,
})
