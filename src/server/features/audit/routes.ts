import { listAudit } from '#contract/audit.ts'
import type { Context } from '#server/context.ts'
import { owner } from '#server/http/access.ts'
import type { Serve } from '#server/http/serve.ts'
import { auditPage } from './queries.ts'

export function auditRoutes(serve: Serve, { db }: Pick<Context, 'db'>): void {
  serve(listAudit, owner, (filter) => auditPage(db, filter))
}
