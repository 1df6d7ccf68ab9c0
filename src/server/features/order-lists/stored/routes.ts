import { addOrderList, changeOrderList, getOrderList, listOrderLists, removeOrderList } from '#contract/order-lists/order-lists.ts'
import { addLineFromProduct, addLinesFromRequest } from '#contract/order-lists/added-lines.ts'
import { addOrderListLink, listOrderListLinks, removeOrderListLink } from '#contract/order-lists/links.ts'
import { changeMeanings, getMeanings } from '#contract/order-lists/meanings.ts'
import type { Context } from '#server/context.ts'
import { buyer } from '#server/http/access/access.ts'
import type { Serve } from '#server/http/kinds/serve.ts'
import { orderListAccess } from './access.ts'
import { addProductLine, addRequestLines } from './add-lines.ts'
import { addLink, endLink, shownLinks } from './links.ts'
import { meaningsOf, saveMeanings } from './meanings.ts'
import { deleteList, listsOf } from './queries.ts'
import { addList, readList, saveList } from './save-list.ts'

/** Adds the lists that buyers store. */
export function storedListRoutes(serve: Serve, context: Pick<Context, 'db' | 'secrets' | 'config'>): void {
  const { db } = context
  const access = orderListAccess(context)
  serve(listOrderLists, buyer, (_, { account }) => listsOf(db, account.id))
  serve.idempotent(addOrderList, buyer, (tx, list, { account }) => addList(tx, list, account.id))
  serve.versioned(getOrderList, access.readers, (_, _requester, opened) => readList(db, opened))
  serve.versioned(changeOrderList, access.editors, (change, _, opened, ifMatch) => saveList(db, change, opened, ifMatch))
  serve(removeOrderList, access.account, async ({ id }) => void (await deleteList(db, id)))

  serve.versioned(addLinesFromRequest, access.account, ({ requestId }, { account }, opened, ifMatch) =>
    addRequestLines(db, requestId, account.id, { ...opened, ifMatch }),
  )
  serve.versioned(addLineFromProduct, access.account, ({ productId }, _, opened, ifMatch) =>
    addProductLine(db, productId, { ...opened, ifMatch }),
  )

  serve(getMeanings, buyer, (_, { account }) => meaningsOf(db, account.id))
  serve(changeMeanings, buyer, (said, { account }) => saveMeanings(db, account.id, said))

  serve(listOrderListLinks, access.account, ({ id }) => shownLinks(db, context, id))
  serve.idempotent(addOrderListLink, access.account, (tx, { id, role }) => addLink(tx, context, id, role))
  serve(removeOrderListLink, access.account, ({ id, linkId }) => endLink(db, id, linkId))
}
