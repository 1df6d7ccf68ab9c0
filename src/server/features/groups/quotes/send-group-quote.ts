import type { Input } from '#contract/endpoint/endpoint.ts'
import { MAX_GROUP_QUOTES } from '#contract/groups/group-states.ts'
import type { chooseOffer, offerToGroup } from '#contract/groups/groups.ts'
import type { Context } from '#server/context.ts'
import type { Db } from '#server/db/db.ts'
import { conflict, forbidden, notFound } from '#server/http/problems.ts'
import { rejectEnded } from '#server/features/groups/joining/until-deadline.ts'
import { groupById, lockGroup } from '#server/features/groups/queries.ts'

type Deps = Pick<Context, 'changes' | 'now'>

/** Stores an offer instead of the supplier's earlier one, which is no longer chosen: it was for other prices. @throws 404, 409 */
export async function sendGroupQuote(
  tx: Db,
  { changes, now }: Deps,
  { id, steps, deliveryCents }: Input<typeof offerToGroup>,
  supplierId: number,
) {
  const locked = await lockGroup(tx, id, { supplierId })
  if (!locked) throw notFound(groupById.what)
  rejectEnded(locked.group, now())
  const isAnother = !locked.offers.some((quote) => quote.supplierId === supplierId)
  if (isAnother && locked.offers.length >= MAX_GROUP_QUOTES) throw conflict('This group has as many offers as it can have.')
  const quote = { steps: JSON.stringify(steps), deliveryCents, isChosen: false, offeredAt: now() }
  await tx
    .insertInto('groupOffers')
    .values({ groupId: id, supplierId, ...quote })
    .onConflict((known) => known.columns(['groupId', 'supplierId']).doUpdateSet(quote))
    .execute()
  await changes.publish(tx)
}

/** Chooses the offer that the group takes. @throws 403 for all but whoever runs the group, 404, 409 */
export async function chooseGroupQuote(tx: Db, { changes, now }: Deps, { id, supplierId }: Input<typeof chooseOffer>, accountId: string) {
  const locked = await lockGroup(tx, id)
  if (!locked) throw notFound(groupById.what)
  if (locked.members[0]?.accountId !== accountId) throw forbidden('Only whoever opened the group can choose its offer.')
  if (!locked.offers.some((quote) => quote.supplierId === supplierId))
    throw notFound('This offer', [{ path: 'supplierId', message: 'This supplier has made the group no offer.' }])
  rejectEnded(locked.group, now())
  await tx.updateTable('groupOffers').set({ isChosen: false }).where('groupId', '=', id).where('isChosen', '=', true).execute()
  await tx.updateTable('groupOffers').set({ isChosen: true }).where('groupId', '=', id).where('supplierId', '=', supplierId).execute()
  await changes.publish(tx)
}
