import { claimSupplier, confirmClaim, decideClaim, listClaims } from '#contract/claims.ts'
import type { Context } from '#server/context.ts'
import { supplierById } from '#server/features/suppliers/queries.ts'
import { owner, trader } from '#server/http/access.ts'
import type { Serve } from '#server/http/serve.ts'
import { claimById, openClaims } from './claim-queries.ts'
import { claim, decide, takeOver } from './claims.ts'

/** So that nobody fills a business's inbox. */
const CLAIMS = { name: 'claim', points: 10, seconds: 3600 }

type Deps = Pick<Context, 'db' | 'changes' | 'jobs' | 'secret' | 'now' | 'config'>

/** Listings that find their people, and what the owner has to do with it. */
export function claimRoutes(serve: Serve, deps: Deps): void {
  const { db } = deps
  serve(claimSupplier, trader.on(supplierById), (given, { account }) => claim(deps, given, account), { limit: CLAIMS })
  serve(confirmClaim, trader, ({ token }, { account }) => takeOver(deps, token, account))
  serve(listClaims, owner, ({ limit, offset }) => openClaims(db, limit, offset))
  serve(decideClaim, owner.on(claimById), (given, { account }) => decide(deps, given, account))
}
