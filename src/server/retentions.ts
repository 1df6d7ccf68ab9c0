import { deleteOldSessions } from './features/accounts/retention.ts'
import { deleteOldEmails } from './features/emails/retention.ts'
import { deleteUnusedAttachments } from './features/quotes/retention.ts'
import { deleteOldAlerts } from './features/search-alerts/retention.ts'
import { deleteOldActivity } from './features/suppliers/retention.ts'
import { deleteOldCalls } from './http/retention.ts'
import type { Retention } from './jobs/housekeeping.ts'

/** What every feature deletes, and when: each knows its own tables. */
export const retentions: Retention[] = [
  deleteOldCalls,
  deleteOldActivity,
  deleteOldEmails,
  deleteOldAlerts,
  deleteUnusedAttachments,
  deleteOldSessions,
]
