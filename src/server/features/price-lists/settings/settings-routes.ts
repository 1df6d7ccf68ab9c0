import {
  confirmPriceList,
  getPriceListSettings,
  listRange,
  savePriceListSettings,
  tryPriceList,
} from '#contract/price-lists/price-list-settings.ts'
import type { Context } from '#server/context.ts'
import { supplierOrOwner } from '#server/features/suppliers/access.ts'
import { listedSupplier, ownListing } from '#server/features/suppliers/queries.ts'
import { anyone, supplier } from '#server/http/access/access.ts'
import type { Limit } from '#server/http/access/guards.ts'
import type { Serve } from '#server/http/kinds/serve.ts'
import { notFound } from '#server/http/problems.ts'
import { sydneyDay } from '#shared/time/sydney-day.ts'
import { confirmSettings, readSettings, saveSettings } from './save-settings.ts'
import { rangeOf, settingsOf } from './settings-queries.ts'
import { tryTerms } from './trial.ts'

/** Counted for each client address (docs/behaviour/limits.md, Request limits). */
const SAVES: Limit = { name: 'price-list-settings', points: 60, seconds: 60 }
/** Reading a list by the words of the trade takes a while the first time. */
const TRIALS: Limit = { name: 'price-list-trials', points: 20, seconds: 60, per: 'account' }

/** Who sees a price list, on what terms it answers at once, and what everybody sees of it. */
export function priceListSettingsRoutes(serve: Serve, deps: Pick<Context, 'db' | 'now' | 'jobs' | 'changes'>): void {
  const { db, now } = deps
  const own = supplier.ofSupplier(ownListing)
  serve.versioned(getPriceListSettings, supplierOrOwner, (_, __, { id }) => readSettings(db, id))
  serve.versioned(savePriceListSettings, own, (input, _, __, ifMatch) => saveSettings(deps, input, ifMatch), { limit: SAVES })
  serve(confirmPriceList, own, async ({ id }) => (await confirmSettings(deps, id)).body, { limit: SAVES })
  serve(tryPriceList, own, (input, _, listing) => tryTerms(db, input, listing, sydneyDay(now())), { limit: TRIALS })
  serve(listRange, anyone.on(listedSupplier), async ({ id, ...range }) => {
    const { visibility } = await settingsOf(db, id)
    if (visibility === 'private') throw notFound('The range of this supplier')
    return rangeOf(db, id, range, visibility === 'prices')
  })
}
