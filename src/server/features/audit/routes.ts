import { listAudit } from '#contract/owner/audit.ts'
import type { Context } from '#server/context.ts'
import { owner } from '#server/http/access/access.ts'
import type { Serve } from '#server/http/kinds/serve.ts'
import { auditPage } from './queries.ts'

export function auditRoutes(serve: Serve, { db }: Pick<Context, 'db'>): void {
  serve(listAudit, owner, (filter) => auditPage(db, filter))
}
