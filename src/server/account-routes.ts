import type { Context } from './context.ts'
import type { Db } from './db/db.ts'
import { myAccountRoutes } from './features/accounts/account-routes.ts'
import { claimRoutes } from './features/accounts/claim-routes.ts'
import { memberRoutes } from './features/accounts/member-routes.ts'
import { accountRoutes } from './features/accounts/routes.ts'
import { leaveRequests } from './features/quotes/leave-requests.ts'
import { endAccessOf, leaveSocial } from './features/social/leave-social.ts'
import type { Limits } from './http/guards.ts'
import type { Serve } from './http/serve.ts'

/** Adds accounts, and who works on which listing. What other features do at the end of one is decided here. */
export function addAccounts(serve: Serve, context: Context, limits: Limits): void {
  const onMemberEnd = (tx: Db, accountId: string) => endAccessOf(tx, context, accountId)
  accountRoutes(serve, { ...context, limits })
  myAccountRoutes(serve, {
    ...context,
    limits,
    onListingEnd: async (tx, id) => {
      await leaveRequests(tx, context, id)
      await leaveSocial(tx, context, id)
    },
    onManagerEnd: (tx, id) => leaveSocial(tx, context, id),
    onMemberEnd,
  })
  claimRoutes(serve, context)
  memberRoutes(serve, { ...context, onMemberEnd })
}
