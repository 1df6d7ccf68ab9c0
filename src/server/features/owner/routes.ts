import { getOperator } from '#contract/operator.ts'
import { checkDocuments } from '#contract/supplier-profile.ts'
import type { Context } from '#server/context.ts'
import { supplierById } from '#server/features/suppliers/queries.ts'
import { anyone, owner } from '#server/http/access.ts'
import type { Serve } from '#server/http/serve.ts'
import { noteDocuments } from './check-documents.ts'

export function ownerRoutes(serve: Serve, deps: Pick<Context, 'db' | 'config' | 'now'>): void {
  serve.cached(getOperator, anyone, async () => ({ email: deps.config.ownerEmail }))
  serve(checkDocuments, owner.on(supplierById), (input, { account }) => noteDocuments(deps, input, account))
}
