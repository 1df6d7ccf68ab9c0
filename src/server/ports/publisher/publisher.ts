import type { SocialPlatform } from '#contract/social/social-options.ts'

/** A post on its way to a platform. */
export type OutgoingPost = {
  /** New for each attempt, the same when an attempt is asked for afterwards. */
  attemptId: string
  /** When the attempt began. */
  attemptedAt: Date
  /** With hashtags and the link to the profile filled in. */
  text: string
  image: OutgoingImage | null
}

export type OutgoingImage = {
  /** Absolute; some platforms fetch it. */
  url: string
  type: 'image/jpeg' | 'image/png' | 'image/webp'
  read(): Promise<Buffer>
}

export type Tokens = {
  accessToken: string
  refreshToken: string | null
  /** When the access token ends; null: it does not. One with a refresh token is renewed before. */
  expiresAt: Date | null
  /** When the access ends that cannot be renewed further; null: it does not, or the platform does not say. */
  endsAt: Date | null
}

/** An account at a platform: a page, a business or a person. */
export type RemoteAccount = { remoteId: string; accountName: string; tokens: Tokens }

export type Published = {
  remoteId: string
  /** Where it can be looked at; null where the platform does not say. */
  url: string | null
}

/** A platform has not taken a post, and says why. */
export class PostRefused extends Error {
  /** `content`: this post; `access`: the account has to be connected again; `busy`: not now. */
  readonly kind: 'content' | 'access' | 'busy'
  /** How long a platform that is busy wants to be left alone; null: it has not said. */
  readonly retryAfterSeconds: number | null
  /** `reason` is a sentence for the supplier. */
  constructor(reason: string, kind: 'content' | 'access' | 'busy' = 'content', retryAfterSeconds: number | null = null) {
    super(reason)
    this.kind = kind
    this.retryAfterSeconds = retryAfterSeconds
  }
}

/** Nobody knows whether the platform has taken a post: it did not answer, or with an error of its own. */
export class PostUnclear extends Error {}

/** The access to an account has ended, and cannot be renewed. */
export class AccessEnded extends Error {}

/**
 * The time that a network may take to publish a post, or to say what became of one. An adapter gives up within that time by itself: nothing of
 * it may reach the platform later.
 */
export const PUBLISH_SECONDS = { sandbox: 4, live: 60 } as const

/** A platform to publish on, or the sandbox that stands in for one. */
export type Network<Account> = {
  /** @throws PostRefused, PostUnclear */
  publish(post: OutgoingPost, account: Account): Promise<Published>
  /** Asks for an attempt whose outcome is unclear. `unknown`: it cannot say either. @throws PostUnclear while it does not answer */
  find(post: OutgoingPost, account: Account): Promise<Published | 'not posted' | 'unknown'>
}

/** An account of the sandbox: its name, and whose it is. */
export type SandboxAccount = { supplierId: number; platform: SocialPlatform; accountName: string }

/** What the walk to a platform and back needs (OAuth 2 with PKCE). */
export type Authorization = { state: string; codeChallenge: string; redirectUri: string }
export type AuthorizedCode = { code: string; codeVerifier: string; redirectUri: string }

/** A platform with keys. */
export type LivePlatform = Network<RemoteAccount> & {
  /** Returns the page of the platform on which its user agrees. */
  authorizeUrl(authorization: Authorization): string
  /**
   * Exchanges the code that the platform sends back for the accounts that its user has agreed to, the likeliest first.
   * @throws AccessEnded, and PostRefused `busy` while the platform does not answer
   */
  accountsFor(code: AuthorizedCode): Promise<RemoteAccount[]>
  /** Returns tokens for longer. The ones before may be used up by it. @throws AccessEnded, and PostRefused `busy` as above */
  renew(tokens: Tokens): Promise<Tokens>
  /** Ends the access; does nothing where the platform does not offer it. */
  revoke(tokens: Tokens): Promise<void>
}

/** The social platforms: those with keys, and the sandbox for all others. */
export type Publisher = { sandbox: Network<SandboxAccount>; live: Partial<Record<SocialPlatform, LivePlatform>> }
