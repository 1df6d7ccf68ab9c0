import type { Input } from '#contract/endpoint/endpoint.ts'
import {
  MAX_APPROVED_SUPPLIERS,
  type addApprovedSupplier,
  type ApprovedSupplier,
  type changeApprovedSupplier,
} from '#contract/venue/approved-suppliers.ts'
import type { Context } from '#server/context.ts'
import { inTransaction, type Db } from '#server/db/db.ts'
import { lockAccount } from '#server/features/accounts/queries.ts'
import { conflict, invalid, notFound, unauthorised } from '#server/http/problems.ts'
import { definedOf } from '#shared/objects.ts'
import { sydneyDay } from '#shared/time/sydney-day.ts'
import { listingToApprove } from './listing-queries.ts'
import {
  approvedById,
  countApproved,
  deleteRemovedBefore,
  hasListing,
  insertApproved,
  lockApproved,
  shownSuppliers,
  updateApproved,
  type StoredSupplier,
} from './queries.ts'

type Deps = Pick<Context, 'db' | 'now'>

const IS_FULL = `Your register has ${MAX_APPROVED_SUPPLIERS} suppliers, as many as there is room for. Please remove one first.`
const IS_THERE = 'This supplier is in your register already.'
const TO_COME = 'This day is still to come. Please give today or an earlier day.'
const NO_NAME = 'Please enter the name of the supplier.'
/** Removed suppliers that can be brought back. */
const UNDOABLE = 20

const gone = () => notFound(approvedById({ isRemoved: false }).what)

async function shown(tx: Db, row: StoredSupplier, today: string): Promise<ApprovedSupplier> {
  const [supplier] = await shownSuppliers(tx, [row], today)
  if (!supplier) throw gone()
  return supplier
}

function rejectToCome(approvedOn: string | null | undefined, today: string): void {
  if (approvedOn && approvedOn > today) throw invalid([{ path: 'approvedOn', message: TO_COME }])
}

/** Adds a supplier. @throws 400 for a day to come or without a name, 404 for an unknown listing, 409 for too many or one that is there */
export async function addApproved(
  tx: Db,
  { now }: Pick<Context, 'now'>,
  given: Input<typeof addApprovedSupplier>,
  accountId: string,
): Promise<ApprovedSupplier> {
  const today = sydneyDay(now())
  rejectToCome(given.approvedOn, today)
  if (!(await lockAccount(tx, accountId))) throw unauthorised('Please sign in.')
  const row = await rowOf(tx, given, accountId)
  if ((await countApproved(tx, accountId)) >= MAX_APPROVED_SUPPLIERS) throw conflict(IS_FULL)
  const at = now().toISOString()
  return shown(tx, await insertApproved(tx, { ...row, accountId, createdAt: at, updatedAt: at }), today)
}

async function rowOf(tx: Db, { supplierId = null, ...given }: Input<typeof addApprovedSupplier>, accountId: string) {
  const { businessName } = given
  if (supplierId === null) {
    if (businessName === null) throw invalid([{ path: 'businessName', message: NO_NAME }])
    return { ...given, businessName, supplierId, isTyped: true }
  }
  const listing = await listingToApprove(tx, supplierId)
  if (!listing) throw notFound('This supplier')
  if (await hasListing(tx, accountId, supplierId)) throw conflict(IS_THERE)
  const { category, ...names } = listing
  return { ...given, ...names, supplies: given.supplies ?? category, supplierId, isTyped: false }
}

/** Changes a supplier, its name and ABN only where they were typed. @throws 400 for a day to come, 404 where it was removed meanwhile */
export const changeApproved = ({ db, now }: Deps, { id, ...change }: Input<typeof changeApprovedSupplier>): Promise<ApprovedSupplier> =>
  inTransaction(db, async (tx) => {
    const today = sydneyDay(now())
    rejectToCome(change.approvedOn, today)
    const before = await lockApproved(tx, id)
    if (!before) throw gone()
    const { businessName, abn, ...details } = change
    const given = definedOf(before.isTyped ? { ...details, businessName, abn } : details)
    const after = await updateApproved(tx, id, { ...given, updatedAt: now().toISOString() })
    if (!after) throw gone()
    return shown(tx, after, today)
  })

/** Removes a supplier; the nightly job deletes it a day later. @throws 404 when it has just been removed */
export const removeApproved = ({ db, now }: Deps, { id, accountId }: Pick<StoredSupplier, 'id' | 'accountId'>): Promise<void> =>
  inTransaction(db, async (tx) => {
    if (!(await lockApproved(tx, id))) throw gone()
    await updateApproved(tx, id, { removedAt: now().toISOString() })
    await deleteRemovedBefore(tx, accountId, UNDOABLE)
  })

/** Undoes a removal. @throws 404 once it is deleted, 409 where its listing was added again, or there is no room */
export const restoreApproved = (
  { db, now }: Deps,
  { id, accountId }: Pick<StoredSupplier, 'id' | 'accountId'>,
): Promise<ApprovedSupplier> =>
  inTransaction(db, async (tx) => {
    if (!(await lockAccount(tx, accountId))) throw unauthorised('Please sign in.')
    const removed = await approvedById({ isRemoved: true }).load(tx, { id })
    if (!removed) throw conflict(IS_THERE)
    if (removed.supplierId !== null && (await hasListing(tx, accountId, removed.supplierId))) throw conflict(IS_THERE)
    if ((await countApproved(tx, accountId)) >= MAX_APPROVED_SUPPLIERS) throw conflict(IS_FULL)
    const after = await updateApproved(tx, id, { removedAt: null })
    if (!after) throw gone()
    return shown(tx, after, sydneyDay(now()))
  })
