import { claimSupplier, confirmClaim, decideClaim, listClaims } from '#contract/claims.ts'
import type { Context } from '#server/context.ts'
import { supplierById } from '#server/features/suppliers/queries.ts'
import { owner, trader, withoutMembers } from '#server/http/access.ts'
import type { Serve } from '#server/http/serve.ts'
import { claimById, openClaims } from './claim-queries.ts'
import { claim, applyClaimDecision, completeClaim } from './claims.ts'

/** Limits how many claim emails one requester can send to a business's inbox. */
const CLAIMS = { name: 'claim', points: 10, seconds: 3600 }

const claimant = withoutMembers(trader)

type Deps = Pick<Context, 'db' | 'changes' | 'jobs' | 'secrets' | 'now' | 'config'>

/** Claims of listings that have no account yet, and the owner's decisions on them. */
export function claimRoutes(serve: Serve, deps: Deps): void {
  const { db } = deps
  serve(claimSupplier, claimant.on(supplierById), (input, { account }) => claim(deps, input, account), { limit: CLAIMS })
  serve(confirmClaim, claimant, ({ token }, { account }) => completeClaim(deps, token, account))
  serve(listClaims, owner, ({ limit, offset }) => openClaims(db, limit, offset))
  serve(decideClaim, owner.on(claimById), (input, { account }) => applyClaimDecision(deps, input, account))
}
