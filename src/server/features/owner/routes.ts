import { checkDocuments } from '#contract/supplier-profile.ts'
import type { Context } from '#server/context.ts'
import { supplierById } from '#server/features/suppliers/queries.ts'
import { owner } from '#server/http/access.ts'
import type { Serve } from '#server/http/serve.ts'
import { noteDocuments } from './check-documents.ts'

export function ownerRoutes(serve: Serve, deps: Pick<Context, 'db' | 'now'>): void {
  serve(checkDocuments, owner.on(supplierById), (input, { account }) => noteDocuments(deps, input, account))
}
