import {
  addSupplierView,
  listSupplierViews,
  MAX_SUPPLIER_VIEWS,
  removeSupplierView,
  type SupplierView,
} from '#contract/owner/supplier-views.ts'
import type { Input } from '#contract/endpoint/endpoint.ts'
import type { Context } from '#server/context.ts'
import { inTransaction, type Db } from '#server/db/db.ts'
import { lockAccount } from '#server/features/accounts/queries.ts'
import { owner } from '#server/http/access/access.ts'
import type { Serve } from '#server/http/kinds/serve.ts'
import { conflict, notFound, unauthorised } from '#server/http/problems.ts'
import { countOtherViews, deleteView, upsertView, viewsOf } from './view-queries.ts'

/** The named ways in which an owner looks at the table of suppliers. */
export function viewRoutes(serve: Serve, { db }: Pick<Context, 'db'>): void {
  serve(listSupplierViews, owner, (_, { account }) => viewsOf(db, account.id))
  serve(addSupplierView, owner, (view, { account }) => keepView(db, account.id, view))
  serve(removeSupplierView, owner, async ({ viewId }, { account }) => {
    if (!(await deleteView(db, account.id, viewId))) throw notFound('This view')
  })
}

/** Keeps a view, under a lock so that concurrent calls cannot exceed the limit. @throws 409 when there are as many as an owner can have */
const keepView = (db: Db, accountId: string, view: Input<typeof addSupplierView>): Promise<SupplierView> =>
  inTransaction(db, async (tx) => {
    if (!(await lockAccount(tx, accountId))) throw unauthorised('Please sign in.')
    if ((await countOtherViews(tx, accountId, view.name)) >= MAX_SUPPLIER_VIEWS)
      throw conflict(`You have ${MAX_SUPPLIER_VIEWS} views, as many as there is room for. Please delete one first.`)
    return upsertView(tx, accountId, view)
  })
