import * as z from 'zod/mini'
import { listEndpoint } from './endpoint.ts'
import { paging, Time } from './values.ts'

export const AuditEntry = z.object({
  id: z.int(),
  at: Time,
  username: z.string(),
  /** For example `claim.approve` or `sign-in`. */
  action: z.string(),
  /** What the action was applied to: `supplier 12`. */
  subject: z.string(),
})
export const listAudit = listEndpoint('GET /api/admin/audit', {
  isPrivate: true,
  summary: 'What owners did, the last first',
  query: paging(50),
  item: AuditEntry,
})
