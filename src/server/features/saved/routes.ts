import { listSaved, saveSupplier, saveSuppliers, unsaveSupplier } from '#contract/directory/saved.ts'
import type { Context } from '#server/context.ts'
import type { Db } from '#server/db/db.ts'
import { listedSupplier } from '#server/features/suppliers/queries.ts'
import { signedIn } from '#server/http/access/access.ts'
import type { Serve } from '#server/http/kinds/serve.ts'
import { deleteSaved, savedBy } from './queries.ts'
import { saveMany, saveOne } from './save-suppliers.ts'

/** The supplier of `:supplierId` as a resource of an access rule. */
const namedSupplier = {
  what: listedSupplier.what,
  load: (db: Db, { supplierId }: { supplierId: number }) => listedSupplier.load(db, { id: supplierId }),
}

export function savedRoutes(serve: Serve, { db }: Pick<Context, 'db'>): void {
  serve(listSaved, signedIn, (range, { account }) => savedBy(db, account.id, range))
  serve(saveSuppliers, signedIn, ({ supplierIds }, { account }) => saveMany(db, account.id, supplierIds))
  serve.versioned(saveSupplier, signedIn.on(namedSupplier), (input, { account }, _, ifMatch) => saveOne(db, account.id, input, ifMatch))
  serve(unsaveSupplier, signedIn, async ({ supplierId }, { account }) => void (await deleteSaved(db, account.id, supplierId)))
}
