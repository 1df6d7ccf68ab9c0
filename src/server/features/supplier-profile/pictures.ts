import type { Input } from '#contract/endpoint/endpoint.ts'
import { benefitsOf } from '#contract/billing/plans.ts'
import type { addPicture, changePicture } from '#contract/directory/showcase.ts'
import type { Picture } from '#contract/suppliers/suppliers.ts'
import type { Context } from '#server/context.ts'
import type { Db } from '#server/db/db.ts'
import { lockPicture } from './queries.ts'
import { planOf } from '#server/features/plans/plan.ts'
import { picturesOf } from '#server/features/suppliers/queries.ts'
import { insertPicture, updatePicture } from './queries.ts'
import { addTo, changeIn, type ItemLimit, type Showcase } from './showcase.ts'

export const PICTURES: Showcase = { table: 'images', all: picturesOf, what: 'This picture', isSearched: false }

const limitOf = (most: number): ItemLimit => ({
  most,
  isFull: `Your plan has room for ${most} pictures. Please remove one first.`,
})

/** Adds a picture to the profile. @throws 400 when its upload has been deleted, 409 for more pictures than the plan allows */
export async function showPicture(
  tx: Db,
  deps: Pick<Context, 'changes' | 'now'>,
  { id, url, alt }: Input<typeof addPicture>,
): Promise<Picture> {
  const { pictures: most } = benefitsOf(await planOf(tx, id, deps.now()))
  return addTo(tx, deps, { ...PICTURES, ...limitOf(most) }, id, async (placed) => {
    await lockPicture(tx, 'url', url)
    return insertPicture(tx, { url, alt: alt ?? '', ...placed })
  })
}

/** Changes or moves a picture. @throws 400 when its upload has been deleted, 404 when the profile has no such picture */
export const editPicture = (
  deps: Pick<Context, 'db' | 'changes'>,
  { id: supplierId, imageId: id, order, url, alt }: Input<typeof changePicture>,
): Promise<Picture> =>
  changeIn(deps, PICTURES, { supplierId, id, order }, async (tx, position) => {
    await lockPicture(tx, 'url', url)
    return updatePicture(tx, id, { url, alt: alt === null ? '' : alt, position })
  })
