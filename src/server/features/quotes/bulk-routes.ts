import { acceptBulk, undoBulk } from '#contract/quotes/bulk-acceptance.ts'
import { getBulkComparison } from '#contract/quotes/comparison/bulk-comparison.ts'
import { declineOthers } from '#contract/quotes/bulk-quotes.ts'
import { changeJoinedRows, getJoinedRows } from '#contract/quotes/comparison/joined-rows.ts'
import { changeOtherPrices, getOtherPrices } from '#contract/quotes/comparison/other-prices.ts'
import type { CompareBriefly } from '#server/features/comparisons/compare-offers.ts'
import type { Context } from '#server/context.ts'
import { inTransaction, type Db } from '#server/db/db.ts'
import { senderOf } from '#server/features/emails/queue/budgets.ts'
import type { Requester } from '#server/http/access/requester.ts'
import type { Serve } from '#server/http/kinds/serve.ts'
import { required } from '#shared/required.ts'
import { ownerOf, type QuoteGrant, type QuoteAccess } from './access/access.ts'
import { noteOpened, noteRead } from './access/note-opened.ts'
import { compareBulk } from './comparison/compare-bulk.ts'
import { changeJoined, readJoined } from './comparison/joined-rows/change-joined-rows.ts'
import { acceptOrders } from './steps/accept-orders.ts'
import { changeOthers, readOthers } from './other-prices/change-other-prices.ts'
import type { AcceptDeps } from './steps/apply-step.ts'
import { declineOthers as declineOthersOf } from './steps/decline-others.ts'
import { undoOrders } from './steps/undo-accept.ts'
import { STEPS } from './step-routes.ts'

/** Counted for each client address (docs/behaviour/limits.md, Request limits). */
export const BULK_COMPARISONS = { name: 'bulk-comparison', points: 120, seconds: 60 }

export type BulkDeps = AcceptDeps & Pick<Context, 'db' | 'log'> & { compareBriefly: CompareBriefly }

const buyer = (account: Requester['account']) => required(account, 'The account of the buyer')

/** Comparing what was answered to a bulk request, and the steps that its buyer takes in several requests at once. */
export function bulkRoutes(serve: Serve, { bulkBuyer, bulkOwner, bulkReader }: QuoteAccess, deps: BulkDeps): void {
  serve(
    getBulkComparison,
    bulkReader,
    async (query, requester, grant) => {
      await noteRead(deps, grant, requester)
      return compareBulk(deps, query, ownerOf(grant, requester))
    },
    { limit: BULK_COMPARISONS },
  )

  serve.versioned(getOtherPrices, bulkOwner, ({ id }, { account }) => readOthers(deps.db, buyer(account).id, id))
  serve.versioned(
    changeOtherPrices,
    bulkOwner,
    (input, { account }, _, ifMatch) => inTransaction(deps.db, (tx) => changeOthers(tx, input, buyer(account).id, ifMatch)),
    { limit: STEPS },
  )

  const actorOf = async (tx: Db, requester: Requester, grant: QuoteGrant) => {
    await noteOpened({ ...deps, db: tx }, grant, requester)
    return { accountId: requester.account?.id ?? null, sender: senderOf(requester) }
  }
  const limit = STEPS
  serve.idempotent(
    acceptBulk,
    bulkBuyer,
    async (tx, input, requester, grant) => acceptOrders(tx, deps, input, await actorOf(tx, requester, grant)),
    { limit },
  )
  serve.idempotent(
    undoBulk,
    bulkBuyer,
    async (tx, { id }, requester, grant) => undoOrders(tx, deps, id, await actorOf(tx, requester, grant)),
    { limit },
  )
  serve.idempotent(
    declineOthers,
    bulkBuyer,
    async (tx, input, requester, grant) => declineOthersOf(tx, deps, input, await actorOf(tx, requester, grant)),
    { limit },
  )
}

/** Which rows of a comparison its buyer joins and splits. */
export function joinedRowRoutes(serve: Serve, { bulkBuyer, bulkReader }: QuoteAccess, deps: BulkDeps): void {
  serve.versioned(getJoinedRows, bulkReader, ({ id }) => readJoined(deps.db, id))
  serve.versioned(
    changeJoinedRows,
    bulkBuyer,
    (input, requester, grant, ifMatch) =>
      inTransaction(deps.db, async (tx) => {
        await noteOpened({ ...deps, db: tx }, grant, requester)
        return changeJoined(tx, input, ifMatch)
      }),
    { limit: STEPS },
  )
}
