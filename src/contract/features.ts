import * as accounts from './accounts/accounts.ts'
import * as answerSuggestions from './quotes/answer-suggestions.ts'
import * as answerTimes from './quotes/answer-times.ts'
import * as approvedDocuments from './venue/approved-documents.ts'
import * as approvedSuppliers from './venue/approved-suppliers.ts'
import * as assistant from './assistant/assistant.ts'
import * as audit from './owner/audit.ts'
import * as billing from './billing/billing.ts'
import * as bulkAcceptance from './quotes/bulk-acceptance.ts'
import * as bulkComparison from './quotes/comparison/bulk-comparison.ts'
import * as bulkQuotes from './quotes/bulk-quotes.ts'
import * as claims from './suppliers/claims.ts'
import * as comparisons from './quotes/comparison/comparisons.ts'
import * as content from './site/site-content.ts'
import * as dashboard from './dashboard/dashboard.ts'
import * as directory from './directory/directory.ts'
import type { AnyEndpoint } from './endpoint/endpoint.ts'
import * as emailChoices from './emails/email-choices.ts'
import * as enquiries from './site/consultations.ts'
import * as heldPrices from './quotes/held-prices.ts'
import * as groups from './groups/groups.ts'
import * as holidays from './suppliers/holidays.ts'
import * as homeSections from './site/home-sections.ts'
import * as insights from './dashboard/insights.ts'
import * as joinedQuotes from './quotes/comparison/joined-quotes.ts'
import * as joinedRows from './quotes/comparison/joined-rows.ts'
import * as members from './accounts/members.ts'
import * as moderation from './reviews/moderation.ts'
import * as newsletterIssues from './emails/newsletter-issues.ts'
import * as operations from './owner/operations.ts'
import * as operator from './site/site-owner.ts'
import * as orderLists from './order-lists/order-lists.ts'
import * as orderListAddedLines from './order-lists/added-lines.ts'
import * as orderListLinks from './order-lists/links.ts'
import * as orderListMeanings from './order-lists/meanings.ts'
import * as ownListing from './suppliers/own-listing.ts'
import * as ownTerms from './directory/own-terms.ts'
import * as ownerOverview from './owner/owner-overview.ts'
import * as ownerSupplierActions from './owner/owner-supplier-actions.ts'
import * as ownerSuppliers from './owner/owner-suppliers.ts'
import * as payments from './owner/payments.ts'
import * as people from './owner/people.ts'
import * as places from './suppliers/places.ts'
import * as priceLists from './price-lists/price-lists.ts'
import * as priceListSettings from './price-lists/price-list-settings.ts'
import * as promotions from './suppliers/promotions.ts'
import * as followUps from './quotes/follow-ups.ts'
import * as leads from './quotes/leads.ts'
import * as otherPrices from './quotes/comparison/other-prices.ts'
import * as quoteForms from './quotes/quote-forms.ts'
import * as quoteSteps from './quotes/quote-steps.ts'
import * as quotes from './quotes/quotes.ts'
import * as redirects from './site/redirects.ts'
import * as pushSubscriptions from './accounts/push-subscriptions.ts'
import * as resourceProgress from './resources/resource-progress.ts'
import * as resources from './resources/resources.ts'
import * as reviews from './reviews/reviews.ts'
import * as saved from './directory/saved.ts'
import * as samples from './samples/samples.ts'
import * as savedAnswers from './quotes/saved-answers.ts'
import * as originChanges from './seafood/origin-changes.ts'
import * as seafood from './seafood/seafood.ts'
import * as searchAlerts from './directory/search-alerts.ts'
import * as searchSuggestions from './directory/search-suggestions.ts'
import * as showcase from './directory/showcase.ts'
import * as siteFeatures from './owner/site-features.ts'
import * as signups from './accounts/signups.ts'
import * as socialAccounts from './social/social-accounts.ts'
import * as socialAnalytics from './social/social-analytics.ts'
import * as socialPlan from './social/social-plan.ts'
import * as socialPosts from './social/social-posts.ts'
import * as socialTemplates from './social/social-templates.ts'
import * as supplierDeletion from './owner/supplier-deletion.ts'
import * as supplierDocuments from './suppliers/supplier-documents.ts'
import * as supplierImports from './owner/supplier-imports.ts'
import * as supplierMerges from './owner/supplier-merges.ts'
import * as supplierProfile from './suppliers/supplier-profile.ts'
import * as supplierViews from './owner/supplier-views.ts'
import * as suppliers from './suppliers/suppliers.ts'
import * as support from './owner/support.ts'
import * as twoFactor from './accounts/two-factor.ts'
import * as unsubscribe from './emails/unsubscribe.ts'
import * as usualGst from './quotes/usual-gst.ts'
import * as venue from './venue/venue.ts'

/** A tag of the API document, and the files of the contract whose endpoints have it. */
type Feature = { tag: string; description: string; files: readonly object[] }

/** The features of the API, in the order in which a reader of its document meets them. */
export const FEATURES = [
  {
    tag: 'Directory',
    description: 'Finding suppliers: the listing with its filters, places, suggestions of searches, and what a person has saved.',
    files: [directory, places, searchSuggestions, searchAlerts, answerTimes, saved],
  },
  {
    tag: 'Suppliers',
    description: 'The profile of a supplier, what it shows there, and how its business takes the listing over.',
    files: [suppliers, supplierProfile, showcase, promotions, ownListing, claims, supplierDocuments],
  },
  {
    tag: 'Quote requests',
    description: 'Lists of what to ask for, asking suppliers for prices, answering, comparing, and the steps until a request is closed.',
    files: [
      orderLists,
      orderListAddedLines,
      orderListLinks,
      orderListMeanings,
      quotes,
      quoteSteps,
      bulkQuotes,
      bulkComparison,
      bulkAcceptance,
      otherPrices,
      joinedRows,
      heldPrices,
      priceLists,
      priceListSettings,
      seafood,
      originChanges,
      joinedQuotes,
      leads,
      followUps,
      usualGst,
      quoteForms,
      answerSuggestions,
      savedAnswers,
      comparisons,
    ],
  },
  { tag: 'Samples', description: 'Samples that buyers ask suppliers for, from the wish to the verdict.', files: [samples] },
  {
    tag: 'Group buying',
    description: 'Venues that buy one thing together, by prices that fall with their total. Off until the owner turns it on.',
    files: [groups],
  },
  { tag: 'Reviews', description: 'Reviews of suppliers, replies to them, and reports.', files: [reviews] },
  {
    tag: 'Accounts',
    description: 'Registering, signing in, the own account and venue, and who else works on a listing.',
    files: [accounts, venue, approvedSuppliers, approvedDocuments, twoFactor, members, pushSubscriptions],
  },
  {
    tag: 'Sign-ups',
    description: 'Enquiries to the owner, sign-ups, the newsletter, and stopping emails.',
    files: [enquiries, signups, unsubscribe, emailChoices],
  },
  { tag: 'Resources', description: 'Guides and checklists, and what a person has filled in.', files: [resources, resourceProgress] },
  { tag: 'Assistant', description: 'Questions in words, answered from the directory.', files: [assistant] },
  { tag: 'Dashboard', description: 'The figures of a listing, for its supplier.', files: [dashboard, insights] },
  { tag: 'Subscriptions', description: 'Plans, payments, invoices, and support by plan.', files: [billing, support] },
  {
    tag: 'Social media',
    description: 'Accounts on social platforms, posts, templates and figures of a supplier.',
    files: [socialAccounts, socialPosts, socialPlan, socialTemplates, socialAnalytics],
  },
  {
    tag: 'Site',
    description: 'Who runs the marketplace, its texts and styles, redirects and holidays.',
    files: [operator, content, homeSections, redirects, holidays, newsletterIssues],
  },
  {
    tag: 'Owner',
    description: 'Running the marketplace: listings, duplicates, imports, moderation, words of searches, jobs and records.',
    files: [
      ownerOverview,
      ownerSuppliers,
      supplierViews,
      supplierDeletion,
      people,
      payments,
      ownerSupplierActions,
      supplierImports,
      supplierMerges,
      moderation,
      ownTerms,
      siteFeatures,
      operations,
      audit,
    ],
  },
] as const satisfies Feature[]

const isEndpoint = (value: unknown): value is AnyEndpoint => typeof value === 'object' && value !== null && 'address' in value

/** Every endpoint with its name in generated clients, which is that of the contract's export, and the tag of its feature. */
export const NAMED_ENDPOINTS = FEATURES.flatMap(({ tag, files }) =>
  files.flatMap((file) => Object.entries(file).flatMap(([id, value]) => (isEndpoint(value) ? [{ id, tag, endpoint: value }] : []))),
)
