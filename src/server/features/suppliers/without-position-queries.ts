import type { Db, NewRow } from '#server/db/db.ts'

/** Returns listings after an id that have an address and no position, in the order of their ids. */
export const listingsWithoutPosition = (db: Db, after: number, most: number) =>
  db
    .selectFrom('suppliers')
    .innerJoin('supplierReach', 'supplierReach.supplierId', 'suppliers.id')
    .select(['suppliers.id', 'suppliers.address', 'suppliers.suburb', 'suppliers.state', 'suppliers.postcode'])
    .where('standsAt', 'is', null)
    .where('suppliers.address', 'is not', null)
    .where('suppliers.id', '>', after)
    .orderBy('suppliers.id')
    .limit(most)
    .execute()

type Locality = Pick<NewRow<'suppliers'>, 'suburb' | 'state' | 'postcode'>

/** Gives a listing its place, and by a trigger its position, unless its address has changed meanwhile. */
export const setPlace = (db: Db, id: number, address: string, place: Locality) =>
  db.updateTable('suppliers').set(place).where('id', '=', id).where('address', '=', address).execute()
