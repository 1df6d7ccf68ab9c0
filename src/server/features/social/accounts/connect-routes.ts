import * as z from 'zod/mini'
import { SocialPlatformName } from '#contract/social/social-accounts.ts'
import { withListing, type Listing } from '#server/features/suppliers/access.ts'
import { anyone, within } from '#server/http/access/access.ts'
import type { AuthenticatedRequester } from '#server/http/access/requester.ts'
import type { createSiteServer } from '#server/http/server.ts'
import type { Serve } from '#server/http/kinds/serve.ts'
import { PROBLEM } from '#server/http/wire/wire.ts'
import { afterConnecting, socialCallback, socialConnect } from '#shared/social/social-connecting.ts'
import { beginConnecting, finishConnecting, type ConnectDeps } from './connect-account.ts'

const path = z.object({ platform: SocialPlatformName })
type Path = z.output<typeof path>
const CONNECTING = { name: 'social-connect', points: 30, seconds: 600, per: 'account' } as const
/** Beyond what any platform sends. */
const MAX_LENGTH = 4_000

/** A browser opens it by itself, so it is a GET; but whoever may only look at a listing may not. */
const ownListing = within<AuthenticatedRequester, Listing, typeof withListing>(withListing, ({ authorize }, load, caller, ids) =>
  authorize(load, { ...caller, isReading: false }, ids),
)

const REDIRECT = { description: 'To the next page', content: { 'text/plain': { schema: z.any() } } }
const NEVER_STORED = { 'cache-control': 'private, no-store', 'referrer-policy': 'no-referrer' }

/** The way of a supplier's browser to a platform and back. */
export function connectRoutes(app: ReturnType<typeof createSiteServer>, serve: Serve, deps: ConnectDeps): void {
  app.get<{ Params: Path }>(socialConnect(':platform'), {
    exposeHeadRoute: false,
    schema: {
      operationId: 'connectSocialAccount',
      summary: 'Go to a platform to connect an account there',
      tags: ['Social media'],
      params: path,
      response: { 302: REDIRECT, default: PROBLEM },
    },
    ...serve.guard(path, ownListing, { limit: CONNECTING }),
    handler: async ({ requester, resource, params: { platform } }, reply) => {
      // The guard admits only suppliers, and has loaded the listing.
      const [{ account }, listing] = [requester as AuthenticatedRequester, resource as Listing]
      return reply.headers(NEVER_STORED).redirect(await beginConnecting(deps, account, listing.id, platform))
    },
  })

  app.get<{ Params: Path; Querystring: Record<string, unknown> }>(socialCallback(':platform'), {
    exposeHeadRoute: false,
    schema: {
      operationId: 'finishConnectingSocialAccount',
      summary: 'Come back from a platform',
      tags: ['Social media'],
      params: path,
      response: { 302: REDIRECT, default: PROBLEM },
    },
    ...serve.guard(path, anyone, { limit: { ...CONNECTING, name: 'social-callback' } }),
    handler: async ({ requester, query, params: { platform } }, reply) => {
      const cameBack = {
        state: textIn(query.state) ?? '',
        code: textIn(query.code),
        error: textIn(query.error_reason) ?? textIn(query.error),
      }
      const problem = await finishConnecting(deps, requester.account, platform, cameBack)
      return reply.headers(NEVER_STORED).redirect(afterConnecting(problem ?? { connected: platform }))
    },
  })
}

const textIn = (value: unknown): string | null => (typeof value === 'string' && value !== '' && value.length <= MAX_LENGTH ? value : null)
