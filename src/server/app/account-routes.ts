import type { Id } from '#contract/endpoint/values.ts'
import type { Context } from '#server/context.ts'
import type { Db } from '#server/db/db.ts'
import { myAccountRoutes } from '#server/features/accounts/account-routes.ts'
import { claimRoutes } from '#server/features/accounts/claim-routes.ts'
import { memberRoutes } from '#server/features/accounts/member-routes.ts'
import { accountRoutes } from '#server/features/accounts/routes.ts'
import { leaveBilling } from '#server/features/billing/leave-queries.ts'
import { leaveRequests } from '#server/features/quotes/leave-requests.ts'
import { deleteSavedAnswersOf } from '#server/features/quotes/saved-answers/saved-answer-queries.ts'
import { endAccessOf, leaveSocial } from '#server/features/social/leave-social.ts'
import { deleteDocumentsOf } from '#server/features/supplier-documents/queries.ts'
import { deleteChangesOf } from '#server/features/supplier-profile/queries.ts'
import type { Limits } from '#server/http/access/guards.ts'
import type { Serve } from '#server/http/kinds/serve.ts'

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
