import { askSupport } from '#contract/owner/support.ts'
import type { Context } from '#server/context.ts'
import { planOf } from '#server/features/plans/plan.ts'
import { type Listing, withListing } from '#server/features/suppliers/access.ts'
import { within, type Access } from '#server/http/access/access.ts'
import { forbidden } from '#server/http/problems.ts'
import type { AuthenticatedRequester } from '#server/http/access/requester.ts'
import type { Serve } from '#server/http/kinds/serve.ts'
import { NO_PLAN, passToSupport } from './pass-to-support.ts'

/** Counted for each account (docs/behaviour/limits.md, Request limits). */
const MESSAGES = { name: 'support', points: 5, seconds: 3600, per: 'account' } as const

type Deps = Pick<Context, 'db' | 'jobs' | 'config' | 'now'>

export function supportRoutes(serve: Serve, deps: Deps): void {
  serve.idempotent(
    askSupport,
    withPlan(deps),
    (tx, input, requester, { id }) => passToSupport(tx, deps, { ...input, requester, supplierId: id }),
    { limit: MESSAGES },
  )
}

/** Allows a signed-in supplier with a plan, and loads its listing. @throws 401, 403, 404 */
const withPlan = ({ db, now }: Pick<Deps, 'db' | 'now'>): Access<AuthenticatedRequester, Listing> =>
  within(withListing, async ({ authorize }, load, caller, path) => {
    const admitted = await authorize(load, caller, path)
    if ((await planOf(db, admitted.resource.id, now())) === null) throw forbidden(NO_PLAN)
    return admitted
  })
