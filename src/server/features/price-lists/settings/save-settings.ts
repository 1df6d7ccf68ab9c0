import type { Input } from '#contract/endpoint/endpoint.ts'
import type { PriceListSettings, savePriceListSettings, Visibility } from '#contract/price-lists/price-list-settings.ts'
import type { Context } from '#server/context.ts'
import { inTransaction, type Db } from '#server/db/db.ts'
import { hideRange, indexRangeLater } from '#server/features/price-lists/found/index-range.ts'
import { lockSupplier } from '#server/features/suppliers/queries.ts'
import { checkMatch, type VersionedResponse } from '#server/http/kinds/versioned-kind.ts'
import { conflict } from '#server/http/problems.ts'
import { confirmList, hasPrice, settingsOf, storeSettings, withTerms } from './settings-queries.ts'

const CHANGED = 'Somebody has changed these settings meanwhile. Please load them again.'

type Deps = Pick<Context, 'db' | 'changes' | 'now' | 'jobs'>

const etagOf = (settingsVersion: number): string => `"settings-${settingsVersion}"`

/** Returns the settings of a list with their ETag. */
export async function readSettings(db: Db, supplierId: number): Promise<VersionedResponse<PriceListSettings>> {
  const { settingsVersion, ...body } = await settingsOf(db, supplierId)
  return { body, etag: etagOf(settingsVersion) }
}

/** Changes what is given of the settings, in one transaction. @throws 409 for a stale `If-Match`, and for answers from a list without a price */
export const saveSettings = (
  deps: Deps,
  { id: supplierId, visibility, instant }: Input<typeof savePriceListSettings>,
  ifMatch: string | undefined,
): Promise<VersionedResponse<PriceListSettings>> =>
  inTransaction(deps.db, async (tx) => {
    await lockSupplier(tx, supplierId)
    const before = await settingsOf(tx, supplierId)
    checkMatch(ifMatch, [etagOf(before.settingsVersion)], CHANGED)
    if (instant?.isOn && !(await hasPrice(tx, supplierId)))
      throw conflict('Your price list has no row with a price yet. Please add one before requests are answered from it.')
    await storeSettings(tx, supplierId, {
      visibility: visibility ?? before.visibility,
      instant: withTerms(before.instant, instant ?? {}),
    })
    if (visibility && visibility !== before.visibility) await show(tx, deps, supplierId, visibility)
    await deps.changes.publish(tx)
    return readSettings(tx, supplierId)
  })

/** What is no longer shown is in no response from the commit on; what is newly shown is found a little later. */
async function show(tx: Db, deps: Deps, supplierId: number, visibility: Visibility) {
  if (visibility === 'private') await hideRange(tx, supplierId)
  await indexRangeLater(tx, deps, supplierId)
}

/** Notes that the prices of a list are still right. @throws 409 where there is no list */
export const confirmSettings = ({ db, changes, now }: Deps, supplierId: number): Promise<VersionedResponse<PriceListSettings>> =>
  inTransaction(db, async (tx) => {
    await lockSupplier(tx, supplierId)
    if (!(await confirmList(tx, supplierId, now()))) throw conflict('There is no price list yet. Please add one first.')
    await changes.publish(tx)
    return readSettings(tx, supplierId)
  })
