import type { SupplierRow } from '#contract/suppliers/suppliers.ts'
import type { Context } from '#server/context.ts'
import { inTransaction } from '#server/db/db.ts'
import type { Directory } from '#server/features/directory/filter/counts.ts'
import { countsOf } from '#server/features/directory/filter/queries.ts'
import { findSuppliers } from '#server/features/directory/listing/find-suppliers.ts'
import { candidatesFor, deleteUnread, setMatchedSupplier, unreadSuppliers, type Candidate } from './queries.ts'

type Deps = Pick<Context, 'db'>

/** Suppliers compared in one round, and rounds in one run; after a large import the next run continues. */
const SUPPLIERS = 100
const ROUNDS = 20
/** Alerts read at a time. */
const ALERTS = 100
const PAGE = 100
/** A supplier that ranks lower than this is not a match. */
const DEEPEST = 1000
/** A supplier that does not say where it delivers matches within this distance. */
const NEAR_KM = 50

/** Compares the alerts with the suppliers that are new or have changed since the last run, and records the first match of each alert. */
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
  if (found !== undefined) await setMatchedSupplier(db, candidate.id, found)
}

/** Returns the first of the candidate's suppliers that the directory finds for the alert's search, without spelling corrections. */
async function firstFound(directory: Directory, { search, location, supplierIds }: Candidate): Promise<number | undefined> {
  const isOne = ({ id, ...row }: SupplierRow) => supplierIds.includes(id) && isWithinReach(row)
  for (let offset = 0; offset < DEEPEST; offset += PAGE) {
    const { items } = await findSuppliers(directory, { search, ...(location && { location }), exact: true, limit: PAGE, offset })
    const found = items.find(isOne)
    if (found || items.length < PAGE) return found?.id
  }
  return undefined
}

/** Returns whether a supplier that a location was asked of delivers there, or is near it and does not say where it delivers. */
const isWithinReach = ({ delivers, distanceKm }: Pick<SupplierRow, 'delivers' | 'distanceKm'>) =>
  delivers === true || (delivers !== false && (distanceKm ?? 0) <= NEAR_KM)
