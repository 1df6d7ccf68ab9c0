import { anyone, buyer, supplier, within, type Access, type ResourceLoader } from '#server/http/access/access.ts'
import type { AuthenticatedRequester, Requester } from '#server/http/access/requester.ts'
import { forbidden, unknownPath } from '#server/http/problems.ts'
import { groupById, reachesGroup, type GroupRow } from './queries.ts'
import { siteFeaturesOf } from './site-features.ts'

const features: ResourceLoader<{ groups: boolean }> = { what: 'This page', load: (db) => siteFeaturesOf(db) }

/** Returns the same access where group buying is on; while it is off, there is nothing at any of its addresses. */
const whenOn = <V extends Requester, Resource>(inner: Access<V, Resource>) =>
  within<V, Resource, Access<V, Resource>>(inner, async ({ authorize }, load, caller, path) => {
    const found = await load(features, path)
    if (!found?.groups) throw unknownPath()
    return authorize(load, caller, path)
  })

const onGroup = buyer.on(groupById)

/** The access rules of groups. What is decided by data that may change meanwhile is looked at again with the group locked. */
export const groupAccess = {
  anyone: whenOn(anyone),
  reader: whenOn(anyone.on(groupById)),
  buyer: whenOn(buyer),
  joining: whenOn(onGroup),
  offering: whenOn(
    within<AuthenticatedRequester, GroupRow, Access<AuthenticatedRequester, GroupRow>>(
      supplier.on(groupById),
      async ({ authorize }, load, caller, path) => {
        const admitted = await authorize(load, caller, path)
        const { supplierId } = admitted.requester.account
        const reach: ResourceLoader<true> = {
          what: 'This group',
          load: async (db, { id }: { id: string }) =>
            supplierId !== undefined && (await reachesGroup(db, supplierId, id)) ? true : undefined,
        }
        if (!(await load(reach, path)))
          throw forbidden(
            `Offers to this group come from suppliers of ${admitted.resource.category} that deliver to ${admitted.resource.place}.`,
          )
        return admitted
      },
    ),
  ),
}
