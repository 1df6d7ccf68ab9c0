import type { CategoryName } from '#contract/options.ts'
import type { Db } from '#server/db/db.ts'

/** Returns the category of the supplier of a request, which has one: as it is now, else as it was when its listing was deleted. */
export async function categoryOf(db: Db, { id }: { id: string }): Promise<CategoryName> {
  const { category } = await db
    .selectFrom('quoteRequests as r')
    .leftJoin('suppliers as s', 's.id', 'r.supplierId')
    .select((eb) => eb.fn.coalesce('s.category', 'r.supplierCategory').$notNull().as('category'))
    .where('r.id', '=', id)
    .executeTakeFirstOrThrow()
  return category
}
