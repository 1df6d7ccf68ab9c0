import type { SupplierRow } from '#contract/suppliers.ts'
import type { Context } from '#server/context.ts'
import { inTransaction } from '#server/db/db.ts'
import type { Directory } from '#server/features/directory/counts.ts'
import { findSuppliers } from '#server/features/directory/find-suppliers.ts'
import { countsOf } from '#server/features/directory/queries.ts'
import { candidatesFor, deleteUnread, setFound, unreadSuppliers, type Candidate } from './queries.ts'

type Deps = Pick<Context, 'db'>

/** Suppliers that are compared at a time, and how often in one run: after an import the next run goes on. */
const SUPPLIERS = 100
const ROUNDS = 20
/** Alerts that are read at a time. */
const ALERTS = 100
/** A supplier further down than that is not what somebody waited for. */
const PAGE = 100
const DEEPEST = 1000
/** Who does not say where it delivers is told of within so many kilometres. */
const NEAR_KM = 50

/** Compares the alerts with all suppliers that have come or changed since the last time, and notes who was found. */
export async function findMatches({ db }: Deps): Promise<void> {
  for (let round = 0; round < ROUNDS; round++) {
    const unread = await unreadSuppliers(db, SUPPLIERS)
    if (unread.length === 0) return
    const ids = unread.map(({ supplierId }) => supplierId)
    let last: Candidate | undefined
    do {
      const candidates = await candidatesFor(db, ids, last?.id ?? null, ALERTS)
      for (const candidate of candidates) await compare({ db }, candidate)
      last = candidates.length === ALERTS ? candidates.at(-1) : undefined
    } while (last)
    await inTransaction(db, (tx) => deleteUnread(tx, unread))
  }
}

async function compare({ db }: Deps, candidate: Candidate): Promise<void> {
  const found = await firstFound({ db, counts: () => countsOf(db, {}) }, candidate)
  if (found !== undefined) await setFound(db, candidate.id, found)
}

/** The first of the suppliers that the alert's search finds, read as the listing reads it, without corrections. */
async function firstFound(directory: Directory, { search, location, supplierIds }: Candidate): Promise<number | undefined> {
  const isOne = ({ id, ...row }: SupplierRow) => supplierIds.includes(id) && isWithinReach(row)
  for (let offset = 0; offset < DEEPEST; offset += PAGE) {
    const { items } = await findSuppliers(directory, { search, ...(location && { location }), exact: true, limit: PAGE, offset })
    const found = items.find(isOne)
    if (found || items.length < PAGE) return found?.id
  }
  return undefined
}

/** Where a place was given: delivers there, or stands near it and does not say. */
const isWithinReach = ({ delivers, distanceKm }: Pick<SupplierRow, 'delivers' | 'distanceKm'>) =>
  delivers === true || (delivers !== false && (distanceKm ?? 0) <= NEAR_KM)
