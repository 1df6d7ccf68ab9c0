import type { Id } from '#contract/values.ts'
import type { Context } from './context.ts'
import type { Db } from './db/db.ts'
import { myAccountRoutes } from './features/accounts/account-routes.ts'
import { claimRoutes } from './features/accounts/claim-routes.ts'
import { memberRoutes } from './features/accounts/member-routes.ts'
import { accountRoutes } from './features/accounts/routes.ts'
import { leaveBilling } from './features/billing/leave-queries.ts'
import { leaveRequests } from './features/quotes/leave-requests.ts'
import { deleteSavedAnswersOf } from './features/quotes/saved-answer-queries.ts'
import { endAccessOf, leaveSocial } from './features/social/leave-social.ts'
import { deleteDocumentsOf } from './features/supplier-documents/queries.ts'
import { deleteChangesOf } from './features/supplier-profile/queries.ts'
import type { Limits } from './http/guards.ts'
import type { Serve } from './http/serve.ts'

/** Adds accounts, and who works on which listing. What other features do at the end of one is decided here. */
export function addAccounts(serve: Serve, context: Context, limits: Limits): void {
  const onManagerEnd = async (tx: Db, id: Id) => {
    await leaveSocial(tx, context, id)
    await leaveBilling(tx, id)
    await deleteDocumentsOf(tx, id)
    await deleteSavedAnswersOf(tx, id)
    await deleteChangesOf(tx, id)
  }
  const onMemberEnd = (tx: Db, accountId: string) => endAccessOf(tx, context, accountId)
  accountRoutes(serve, { ...context, limits })
  myAccountRoutes(serve, {
    ...context,
    limits,
    onListingEnd: async (tx, id) => {
      await leaveRequests(tx, context, id)
      await leaveSocial(tx, context, id)
    },
    onManagerEnd,
    onMemberEnd,
  })
  claimRoutes(serve, { ...context, onManagerEnd })
  memberRoutes(serve, { ...context, onMemberEnd })
}
