import { sql } from 'kysely'
import type { Picture, Product } from '#contract/suppliers.ts'
import type { Db } from '#server/db/db.ts'
import { PICTURE, PRODUCT } from './queries.ts'

/** What stands on a profile in an order that its supplier chooses. */
export type Shown = 'products' | 'images'

/** Gives them the places in which they stand here, from 1 on. */
export const setOrder = (tx: Db, table: Shown, ids: string[]) =>
  sql`update ${sql.table(table)} as shown set position = given.place
      from unnest(${ids}::uuid[]) with ordinality as given (id, place)
      where shown.id = given.id and shown.position <> given.place`.execute(tx)

/** Answers nothing when the supplier has none of this id. */
export const deleteShown = (tx: Db, table: Shown, supplierId: number, id: string) =>
  tx.deleteFrom(table).where('supplierId', '=', supplierId).where('id', '=', id).returning('id').executeTakeFirst()

type Placed = { supplierId: number; position: number }
type Change<Row> = Partial<Row> & Pick<Placed, 'position'>

export const insertProduct = (tx: Db, product: Omit<Product, 'id'> & Placed) =>
  tx.insertInto('products').values(product).returning(PRODUCT).executeTakeFirstOrThrow()

export const updateProduct = (tx: Db, id: string, change: Change<Product>) =>
  tx.updateTable('products').set(change).where('id', '=', id).returning(PRODUCT).executeTakeFirstOrThrow()

export const insertPicture = (tx: Db, picture: Omit<Picture, 'id'> & Placed) =>
  tx.insertInto('images').values(picture).returning(PICTURE).executeTakeFirstOrThrow()

export const updatePicture = (tx: Db, id: string, change: Change<Picture>) =>
  tx.updateTable('images').set(change).where('id', '=', id).returning(PICTURE).executeTakeFirstOrThrow()
