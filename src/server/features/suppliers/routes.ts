import { getChecks } from '#contract/suppliers/supplier-profile.ts'
import { contactSupplier, getSupplier, listPictures, listVenues } from '#contract/suppliers/suppliers.ts'
import { sydneyDay } from '#shared/time/sydney-day.ts'
import type { Context } from '#server/context.ts'
import { anyone } from '#server/http/access/access.ts'
import type { Serve } from '#server/http/kinds/serve.ts'
import { checksOf } from './check-queries.ts'
import { contact } from './contact.ts'
import { listedSupplier, picturesOf, supplierById, venuesOf } from './queries.ts'
import { countersOf } from './view-queries.ts'

const anyoneOnSupplier = anyone.on(supplierById)
/** Counted for each client address (docs/behaviour/limits.md, Request limits). */
const CONTACTS = { name: 'contact', points: 20, seconds: 60 }

type Deps = Pick<Context, 'db' | 'jobs' | 'config' | 'now' | 'secrets'>

export function supplierRoutes(serve: Serve, { db, jobs, config, now, secrets }: Deps): void {
  // Its counters are exact (docs/behaviour/supplier-figures.md, Counters).
  serve.counted(getSupplier, anyoneOnSupplier, async (_, __, supplier) => supplier, {
    names: ['profileViews', 'inquiries'],
    version: 'version',
    read: async ({ id }) => (await countersOf(db, id))[0],
  })
  serve.cached(listVenues, anyoneOnSupplier, ({ id }) => venuesOf(db, id))
  serve.cached(listPictures, anyoneOnSupplier, ({ id }) => picturesOf(db, id))
  // Not cached: documents expire without a published change.
  serve(getChecks, anyoneOnSupplier, ({ id }) => checksOf(db, id, sydneyDay(now())))
  serve.idempotent(
    contactSupplier,
    anyone.on(listedSupplier),
    (tx, input, requester) => contact(tx, { jobs, config, now, secrets }, input, requester),
    {
      limit: CONTACTS,
    },
  )
}
