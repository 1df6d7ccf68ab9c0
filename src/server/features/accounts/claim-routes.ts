import { addOwnListing } from '#contract/suppliers/own-listing.ts'
import {
  claimSupplier,
  confirmClaim,
  decideClaim,
  findCandidates,
  listClaims,
  listMyClaims,
  undoClaim,
  withdrawClaim,
} from '#contract/suppliers/claims.ts'
import type { Context } from '#server/context.ts'
import { listedSupplier } from '#server/features/suppliers/queries.ts'
import { anyone, owner, signedIn, supplier, trader, withoutMembers } from '#server/http/access/access.ts'
import { conflict } from '#server/http/problems.ts'
import type { Serve } from '#server/http/kinds/serve.ts'
import { candidatesFor } from './claims/candidate-queries.ts'
import { claimById, claimsOf, closeClaim } from './claims/claim-queries.ts'
import { applyClaimDecision, undoApproval } from './claims/decide-claim.ts'
import { openClaims } from './claims/open-claim-queries.ts'
import type { ListingEnd } from './deletion/delete-account.ts'
import { addListing } from './claims/own-listing.ts'
import { claim, completeClaim } from './claims/claims.ts'

/** Limits how many claim emails one requester can send to a business's inbox. */
const CLAIMS = { name: 'claim', points: 10, seconds: 3600 }

/** Looking for one's own listing while a form is filled in: enough for every field, too few to read the directory by it. */
const CANDIDATES = { name: 'candidates', points: 30, seconds: 60 }
const LISTINGS = { name: 'own-listing', points: 10, seconds: 3600 }
/** The claims that an account is shown. */
const MAX_SHOWN = 20

const claimant = withoutMembers(trader)

type Deps = Pick<Context, 'db' | 'changes' | 'jobs' | 'secrets' | 'now' | 'config'> & Pick<ListingEnd, 'onManagerEnd'>

/** Claims of listings that have no account yet, the owner's decisions on them, and a listing of one's own instead. */
export function claimRoutes(serve: Serve, deps: Deps): void {
  const { db } = deps
  serve(claimSupplier, claimant.on(listedSupplier), (input, { account }) => claim(deps, input, account), { limit: CLAIMS })
  serve(confirmClaim, claimant, ({ token }, { account }) => completeClaim(deps, token, account))
  serve(findCandidates, anyone, (given) => candidatesFor(db, given), { limit: CANDIDATES })
  serve(listMyClaims, signedIn, (_, { account }) => claimsOf(db, account.id, MAX_SHOWN))
  serve(withdrawClaim, signedIn.ofAccount(claimById), async ({ id }) => {
    if (!(await closeClaim(db, id, { status: 'withdrawn' }))) throw conflict('This claim has been decided already, or withdrawn.')
  })
  serve(addOwnListing, withoutMembers(supplier), (listing, { account }) => addListing(deps, listing, account), { limit: LISTINGS })
  serve(listClaims, owner, ({ limit, offset }) => openClaims(db, limit, offset))
  serve(undoClaim, owner.on(claimById), ({ id }, { account }) => undoApproval(deps, { id }, account))
  serve(decideClaim, owner.on(claimById), (input, { account }) => applyClaimDecision(deps, input, account))
}
