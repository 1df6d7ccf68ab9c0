import type { Context } from './context.ts'
import { deleteOldSessions } from './features/accounts/retention-queries.ts'
import { deleteOldNotes } from './features/assistant/note-queries.ts'
import { deleteUnlinkedEvents } from './features/billing/retention-queries.ts'
import { deleteOldCopies, deleteOldEmails } from './features/emails/retention-queries.ts'
import { deleteOldEnquiries } from './features/enquiries/retention-queries.ts'
import { deleteOldDeliveries } from './features/newsletter-issues/retention-queries.ts'
import { deleteOldOperations } from './features/operations/error-queries.ts'
import { deleteOldUnknownWords } from './features/own-terms/unknown-queries.ts'
import { deleteOldImports } from './features/owner-suppliers/retention-queries.ts'
import { deleteGuestRequests, deleteUnusedAttachments } from './features/quotes/retention-queries.ts'
import { deleteOldOpens } from './features/resources/retention-queries.ts'
import { deleteOldAlerts } from './features/search-alerts/retention-queries.ts'
import { deleteOldSignUps } from './features/signups/retention-queries.ts'
import { deleteOldSocial } from './features/social/retention-queries.ts'
import { deleteOldPromotions } from './features/supplier-profile/promotion-queries.ts'
import { deleteOldSearches } from './features/insights/retention-queries.ts'
import { deleteOldActivity } from './features/suppliers/retention-queries.ts'
import { deleteOldCalls } from './http/retention-queries.ts'
import type { Retentions } from './jobs/housekeeping.ts'

/** What every feature deletes, and when: each knows its own tables. */
export const retentionsOf = (context: Pick<Context, 'mail'>): Retentions => ({
  deleteOldCalls,
  deleteOldActivity,
  deleteOldPromotions,
  deleteOldSearches,
  deleteOldSocial,
  deleteOldEmails,
  deleteOldCopies: deleteOldCopies(context),
  deleteOldOpens,
  deleteOldAlerts,
  deleteOldSignUps,
  deleteOldDeliveries,
  deleteOldEnquiries,
  deleteOldImports,
  deleteOldUnknownWords,
  deleteUnusedAttachments,
  deleteGuestRequests,
  deleteOldSessions,
  deleteOldOperations,
  deleteUnlinkedEvents,
  deleteOldNotes,
})
