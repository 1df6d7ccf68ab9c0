import type { Id } from '#contract/endpoint/values.ts'
import type { Context } from '#server/context.ts'
import type { Db } from '#server/db/db.ts'
import type { Acceptance, App, Ends, Feature, FeatureEnds, JobDeps, RouteDeps, Signals } from '#server/feature.ts'
import { accounts } from '#server/features/accounts/feature.ts'
import { approvedSuppliers } from '#server/features/approved-suppliers/feature.ts'
import { artwork } from '#server/features/artwork/feature.ts'
import { assistant } from '#server/features/assistant/feature.ts'
import { audit } from '#server/features/audit/feature.ts'
import { billing } from '#server/features/billing/feature.ts'
import { comparisons } from '#server/features/comparisons/feature.ts'
import { content } from '#server/features/site-content/feature.ts'
import { dashboard } from '#server/features/dashboard/feature.ts'
import { directory } from '#server/features/directory/feature.ts'
import { emails } from '#server/features/emails/feature.ts'
import { consultations } from '#server/features/consultations/feature.ts'
import { groups } from '#server/features/groups/feature.ts'
import { holidays } from '#server/features/holidays/feature.ts'
import { insights } from '#server/features/insights/feature.ts'
import { newsletterIssues } from '#server/features/newsletter-issues/feature.ts'
import { operations } from '#server/features/operations/feature.ts'
import { orderLists } from '#server/features/order-lists/feature.ts'
import { ownTerms } from '#server/features/own-terms/feature.ts'
import { ownerSuppliers } from '#server/features/owner-suppliers/feature.ts'
import { owner } from '#server/features/owner/feature.ts'
import { places } from '#server/features/places/feature.ts'
import { quoteForms } from '#server/features/quote-forms/feature.ts'
import { quotes } from '#server/features/quotes/feature.ts'
import { resources } from '#server/features/resources/feature.ts'
import { reviews } from '#server/features/reviews/feature.ts'
import { samples } from '#server/features/samples/feature.ts'
import { saved } from '#server/features/saved/feature.ts'
import { priceLists } from '#server/features/price-lists/feature.ts'
import { seafood } from '#server/features/seafood/feature.ts'
import { searchAlerts } from '#server/features/search-alerts/feature.ts'
import { searchSuggestions } from '#server/features/search-suggestions/feature.ts'
import { signups } from '#server/features/signups/feature.ts'
import { social } from '#server/features/social/feature.ts'
import { supplierDocuments } from '#server/features/supplier-documents/feature.ts'
import { supplierMerges } from '#server/features/supplier-merges/feature.ts'
import { supplierProfile } from '#server/features/supplier-profile/feature.ts'
import { suppliers } from '#server/features/suppliers/feature.ts'
import { support } from '#server/features/support/feature.ts'
import { uploads } from '#server/features/uploads/feature.ts'
import { venue } from '#server/features/venue/feature.ts'
import { deleteOldCalls } from '#server/http/retention-queries.ts'
import type { Retentions } from '#server/jobs/housekeeping.ts'

/**
 * All features. Their order is that of operations within a tag of the API document; nothing else depends on it: each writes its own tables
 * only, and what ends is locked before the first of them hears of it.
 */
export const FEATURES: readonly Feature[] = [
  directory,
  places,
  comparisons,
  searchSuggestions,
  assistant,
  suppliers,
  supplierProfile,
  social,
  dashboard,
  insights,
  support,
  billing,
  reviews,
  resources,
  quoteForms,
  quotes,
  samples,
  signups,
  newsletterIssues,
  consultations,
  searchAlerts,
  emails,
  accounts,
  venue,
  approvedSuppliers,
  saved,
  audit,
  owner,
  operations,
  holidays,
  ownTerms,
  ownerSuppliers,
  supplierMerges,
  supplierDocuments,
  content,
  uploads,
  orderLists,
  groups,
  seafood,
  priceLists,
  artwork,
]

/** Returns everything that is deleted each night: that of the features, and the calls that a program may repeat. */
export const retentionsOf = (context: Pick<Context, 'mail'>): Retentions =>
  Object.assign({ deleteOldCalls }, ...FEATURES.map(({ retention }) => retention?.(context)))

/** Returns what all features do at each end. */
export function endsOf(context: Context): Ends {
  const all = (name: keyof FeatureEnds) => async (tx: Db, subject: Id | string) => {
    // The name decides what the subject is, which is lost in a union of functions.
    for (const { ends } of FEATURES) await ends?.[name]?.(tx, context, subject as never)
  }
  return {
    onListingEnd: all('onListingEnd'),
    onManagerEnd: all('onManagerEnd'),
    onMemberEnd: all('onMemberEnd'),
    onMergeEnd: all('onMergeEnd'),
  }
}

/** Returns what all features do when a buyer accepts, and when that is undone. */
export const acceptanceOf = (context: Context): Acceptance => ({
  async onAccept(tx, order) {
    for (const { acceptance } of FEATURES) await acceptance?.onAccept(tx, context, order)
  },
  async onUndo(tx, requestId) {
    for (const { acceptance } of FEATURES) await acceptance?.onUndo(tx, context, requestId)
  },
})

/** Opens what listens to signals, and returns what sends each to all of them. */
export function createSignals(deps: Context & { app: App }): Signals {
  const listeners = FEATURES.flatMap(({ signals }) => signals?.(deps) ?? [])
  return {
    async onView(view, requester) {
      for (const { onView } of listeners) await onView?.(view, requester)
    },
    onSearch: (text, client) => listeners.forEach(({ onSearch }) => onSearch?.(text, client)),
    onPageSearch: (address, client) => listeners.forEach(({ onPageSearch }) => onPageSearch?.(address, client)),
  }
}

/** Returns the files that go with an email. */
export const emailFilesOf =
  ({ db }: Pick<Context, 'db'>): JobDeps['emailFiles'] =>
  async (email) =>
    (await Promise.all(FEATURES.map(({ emailFiles }) => emailFiles?.(db, email) ?? []))).flat()

/** What features do when an address leaves one of their email lists or comes back; a list is one feature's. */
export const emailLists: Pick<RouteDeps, 'onStop' | 'onResume'> = {
  onStop: Object.assign({}, ...FEATURES.map(({ onStop }) => onStop)),
  onResume: Object.assign({}, ...FEATURES.map(({ onResume }) => onResume)),
}
