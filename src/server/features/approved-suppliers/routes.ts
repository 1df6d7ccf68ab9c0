import {
  addApprovedDocument,
  changeApprovedDocument,
  removeApprovedDocument,
  removeApprovedFile,
} from '#contract/venue/approved-documents.ts'
import {
  addApprovedSupplier,
  changeApprovedSupplier,
  listApprovedSuppliers,
  listRegisterSuggestions,
  removeApprovedSupplier,
  restoreApprovedSupplier,
} from '#contract/venue/approved-suppliers.ts'
import type { Context } from '#server/context.ts'
import type { App } from '#server/feature.ts'
import { buyer } from '#server/http/access/access.ts'
import type { Limit } from '#server/http/access/guards.ts'
import type { Serve } from '#server/http/kinds/serve.ts'
import { sydneyDay } from '#shared/time/sydney-day.ts'
import { inRegister, removedFromRegister } from './access.ts'
import { documentFileRoutes } from './document-files/file-routes.ts'
import { removeFile } from './document-files/keep-files.ts'
import { registerPdfRoute } from './files/register-pdf-route.ts'
import { REGISTER_COLUMNS, registerRows } from './files/register-rows.ts'
import { addDocument, changeDocument, removeDocument } from './keep-documents.ts'
import { addApproved, changeApproved, removeApproved, restoreApproved } from './keep-suppliers.ts'
import { registerPage } from './queries.ts'
import { suggestionsFor } from './suggestions.ts'

/** Counted for each client address (docs/behaviour/limits.md, Request limits). */
const CHANGES: Limit = { name: 'register-changes', points: 120, seconds: 60 }

export function approvedSupplierRoutes(app: App, serve: Serve, deps: Pick<Context, 'db' | 'now'>): void {
  const { db, now } = deps
  const limit = { limit: CHANGES }
  serve.exportable(listApprovedSuppliers, buyer, (range, { account }) => registerPage(db, account.id, range, sydneyDay(now())), {
    name: 'approved-suppliers',
    columns: REGISTER_COLUMNS,
    rows: ({ sort }, { account }) => registerRows(db, account.id, sort, sydneyDay(now())),
  })
  serve(listRegisterSuggestions, buyer, (_, { account }) => suggestionsFor(db, account.id))
  serve.idempotent(addApprovedSupplier, buyer, (tx, given, { account }) => addApproved(tx, deps, given, account.id), limit)
  serve(changeApprovedSupplier, inRegister, (change) => changeApproved(deps, change), limit)
  serve(removeApprovedSupplier, inRegister, (_, _requester, row) => removeApproved(deps, row), limit)
  serve(restoreApprovedSupplier, removedFromRegister, (_, _requester, row) => restoreApproved(deps, row), limit)
  serve.idempotent(addApprovedDocument, inRegister, (tx, given) => addDocument(tx, deps, given), limit)
  serve(changeApprovedDocument, inRegister, (change) => changeDocument(deps, change), limit)
  serve(removeApprovedDocument, inRegister, ({ id, documentId }) => removeDocument(deps, id, documentId), limit)
  serve(removeApprovedFile, inRegister, ({ id, documentId }) => removeFile(deps, id, documentId), limit)
  documentFileRoutes(app, serve, deps)
  registerPdfRoute(app, serve, deps)
}
