import * as z from 'zod/mini'
import { listEndpoint } from '#contract/endpoint/endpoint.ts'
import { cutAt, described, noControls, optional, paging, Time, trimmed } from '#contract/endpoint/values.ts'

export const AuditEntry = z.object({
  id: z.int(),
  at: Time,
  username: z.string(),
  action: described(z.string(), 'For example `claim.approve` or `sign-in`.'),
  subject: described(z.string(), 'What the action was applied to: `supplier 12`.'),
  named: described(
    z.nullable(z.string()),
    'What that is called now: the name of the supplier, the subject of the issue; null where it has no name.',
  ),
  details: described(z.record(z.string(), z.unknown()), 'What it changed: often `before` and `after`.'),
})
export type AuditEntry = z.output<typeof AuditEntry>
export const listAudit = listEndpoint('GET /api/admin/audit', {
  isPrivate: true,
  summary: 'What owners did, the last first',
  query: {
    ...paging(50),
    search: described(optional(z.string().check(noControls, trimmed, cutAt(200))), 'Part of a name, an action or a subject.'),
  },
  item: AuditEntry,
})
