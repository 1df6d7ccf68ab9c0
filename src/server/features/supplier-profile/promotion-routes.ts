import { addPromotion, changePromotion, listOwnPromotions, listPromotions, removePromotion } from '#contract/suppliers/promotions.ts'
import type { Context } from '#server/context.ts'
import { withListing } from '#server/features/suppliers/access.ts'
import { ownListing, supplierById } from '#server/features/suppliers/queries.ts'
import { anyone, supplier } from '#server/http/access/access.ts'
import type { Serve } from '#server/http/kinds/serve.ts'
import { dropPromotion, editPromotion, makePromotion, ownPromotionsOf, shownPromotionsOf } from './promotions.ts'
import { CHANGES } from './changes-limit.ts'

/** Serves what a supplier offers for a time. */
export function promotionRoutes(serve: Serve, deps: Pick<Context, 'db' | 'changes' | 'now'>): void {
  const { db, now } = deps
  const ownSupplier = supplier.ofSupplier(ownListing)
  serve.cached(listPromotions, anyone.on(supplierById), ({ id }) => shownPromotionsOf(db, id, now()))
  serve(listOwnPromotions, withListing, (_, __, { id }) => ownPromotionsOf(db, id, now()))
  serve.idempotent(addPromotion, ownSupplier, (tx, input) => makePromotion(tx, deps, input), CHANGES)
  serve(changePromotion, ownSupplier, (input) => editPromotion(deps, input), CHANGES)
  serve(removePromotion, ownSupplier, ({ id, promotionId }) => dropPromotion(deps, id, promotionId), CHANGES)
}
