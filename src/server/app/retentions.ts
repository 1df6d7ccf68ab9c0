import type { Context } from '#server/context.ts'
import { deleteOldSessions } from '#server/features/accounts/retention-queries.ts'
import { deleteOldNotes } from '#server/features/assistant/note-queries.ts'
import { deleteUnlinkedEvents } from '#server/features/billing/retention-queries.ts'
import { deleteOldCopies, deleteOldEmails } from '#server/features/emails/retention-queries.ts'
import { deleteOldEnquiries } from '#server/features/enquiries/retention-queries.ts'
import { deleteOldDeliveries } from '#server/features/newsletter-issues/retention-queries.ts'
import { deleteOldOperations } from '#server/features/operations/error-queries.ts'
import { deleteOldUnknownWords } from '#server/features/own-terms/unknown-queries.ts'
import { deleteOldImports } from '#server/features/owner-suppliers/imports/retention-queries.ts'
import { deleteGuestRequests, deleteUnusedAttachments } from '#server/features/quotes/retention-queries.ts'
import { deleteOldOpens } from '#server/features/resources/retention-queries.ts'
import { deleteOldAlerts } from '#server/features/search-alerts/retention-queries.ts'
import { deleteOldSignUps } from '#server/features/signups/retention-queries.ts'
import { deleteOldSocial } from '#server/features/social/retention-queries.ts'
import { deleteOldPromotions } from '#server/features/supplier-profile/promotion-queries.ts'
import { deleteOldSearches } from '#server/features/insights/retention-queries.ts'
import { deleteOldActivity } from '#server/features/suppliers/retention-queries.ts'
import { deleteOldCalls } from '#server/http/retention-queries.ts'
import type { Retentions } from '#server/jobs/housekeeping.ts'

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
