import { addSeafood, changeSeafood, listSeafood, markSeafoodSeen, removeSeafood, type SeafoodRow } from '#contract/seafood/seafood.ts'
import { announceOrigins, listSuppliedSeafood } from '#contract/seafood/origin-changes.ts'
import type { Context } from '#server/context.ts'
import type { App } from '#server/feature.ts'
import { senderOf } from '#server/features/emails/queue/budgets.ts'
import { ownListing } from '#server/features/suppliers/queries.ts'
import { buyer, supplier, within } from '#server/http/access/access.ts'
import type { Limit } from '#server/http/access/guards.ts'
import { forbidden } from '#server/http/problems.ts'
import type { Serve } from '#server/http/kinds/serve.ts'
import type { AuthenticatedRequester } from '#server/http/access/requester.ts'
import { sydneyDay } from '#shared/time/sydney-day.ts'
import { originInWords } from '#shared/seafood/origin-words.ts'
import { recordFileRoute } from './file/file-route.ts'
import { changeOrigins } from './announce-origins.ts'
import { addOwn, changeRow, removeOwn } from './own-rows.ts'
import { markSeen, seafoodOf, supplyById, wholeRecordOf, type StoredSupply } from './queries.ts'
import { suppliedOn } from './supplied-queries.ts'

/** Counted for each account (docs/behaviour/limits.md, Request limits). */
const ANNOUNCEMENTS: Limit = { name: 'origin-changes', points: 20, seconds: 3600, per: 'account' }

/** The rule for what is in the record of the account. */
const onRow = buyer.on(supplyById)
const ownRow = within<AuthenticatedRequester, StoredSupply, typeof onRow>(onRow, async ({ authorize }, load, caller, path) => {
  const admitted = await authorize(load, caller, path)
  if (admitted.resource.accountId !== admitted.requester.account.id) throw forbidden('This row is in the record of another venue.')
  return admitted
})

const COLUMNS: Record<string, (row: SeafoodRow) => string | null> = {
  Item: ({ item }) => item,
  Supplier: ({ supplier }) => supplier.businessName,
  Origin: ({ origin }) => originInWords({ origin, isSeafood: true }),
  From: ({ from }) => from,
  Until: ({ until }) => until,
  'Keep until': ({ keepUntil }) => keepUntil,
  Request: ({ requestId }) => requestId,
  Note: ({ note }) => note,
}

export function seafoodRoutes(app: App, serve: Serve, deps: Pick<Context, 'db' | 'jobs' | 'now'>): void {
  const { db } = deps
  serve.exportable(listSeafood, buyer, (range, { account }) => seafoodOf(db, account.id, range), {
    name: 'seafood',
    columns: COLUMNS,
    rows: (_, { account }) => wholeRecordOf(db, account.id),
  })
  serve.idempotent(addSeafood, buyer, (tx, given, { account }) => addOwn(tx, deps, given, account.id))
  serve(markSeafoodSeen, buyer, (_, { account }) => markSeen(db, account.id, deps.now()))
  serve(changeSeafood, ownRow, (change, { account }) => changeRow(deps, change, account.id))
  serve(removeSeafood, ownRow, (_, _requester, row) => removeOwn(db, row))
  recordFileRoute(app, serve, deps)

  const own = supplier.ofSupplier(ownListing)
  serve(listSuppliedSeafood, own, ({ id, ...range }) => suppliedOn(db, id, sydneyDay(deps.now()), range))
  serve.idempotent(announceOrigins, own, (tx, input, requester) => changeOrigins(tx, deps, input, senderOf(requester)), {
    limit: ANNOUNCEMENTS,
  })
}
