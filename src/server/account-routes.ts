import type { Context } from './context.ts'
import { myAccountRoutes } from './features/accounts/account-routes.ts'
import { claimRoutes } from './features/accounts/claim-routes.ts'
import { memberRoutes } from './features/accounts/member-routes.ts'
import { accountRoutes } from './features/accounts/routes.ts'
import { leaveRequests } from './features/quotes/leave-requests.ts'
import { deleteSocial } from './features/social/retention-queries.ts'
import type { Limits } from './http/guards.ts'
import type { Serve } from './http/serve.ts'

/** Adds accounts, and who works on which listing. What other features do at the end of one is decided here. */
export function addAccounts(serve: Serve, context: Context, limits: Limits): void {
  accountRoutes(serve, { ...context, limits })
  myAccountRoutes(serve, {
    ...context,
    limits,
    onListingEnd: (tx, id) => leaveRequests(tx, context, id),
    onManagerEnd: deleteSocial,
  })
  claimRoutes(serve, context)
  memberRoutes(serve, context)
}
