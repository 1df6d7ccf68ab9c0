import * as accounts from './accounts.ts'
import * as answerSuggestions from './answer-suggestions.ts'
import * as answerTimes from './answer-times.ts'
import * as assistant from './assistant.ts'
import * as audit from './audit.ts'
import * as billing from './billing.ts'
import * as bulkQuotes from './bulk-quotes.ts'
import * as claims from './claims.ts'
import * as comparisons from './comparisons.ts'
import * as content from './content.ts'
import * as dashboard from './dashboard.ts'
import * as directory from './directory.ts'
import type { AnyEndpoint } from './endpoint.ts'
import * as enquiries from './enquiries.ts'
import * as holidays from './holidays.ts'
import * as homeSections from './home-sections.ts'
import * as insights from './insights.ts'
import * as joinedQuotes from './joined-quotes.ts'
import * as members from './members.ts'
import * as moderation from './moderation.ts'
import * as newsletterIssues from './newsletter-issues.ts'
import * as operations from './operations.ts'
import * as operator from './operator.ts'
import * as orderLists from './order-lists.ts'
import * as ownListing from './own-listing.ts'
import * as ownTerms from './own-terms.ts'
import * as ownerOverview from './owner-overview.ts'
import * as ownerSupplierActions from './owner-supplier-actions.ts'
import * as ownerSuppliers from './owner-suppliers.ts'
import * as places from './places.ts'
import * as promotions from './promotions.ts'
import * as quoteForms from './quote-forms.ts'
import * as quotes from './quotes.ts'
import * as redirects from './redirects.ts'
import * as resourceProgress from './resource-progress.ts'
import * as resources from './resources.ts'
import * as reviews from './reviews.ts'
import * as saved from './saved.ts'
import * as savedAnswers from './saved-answers.ts'
import * as searchAlerts from './search-alerts.ts'
import * as searchSuggestions from './search-suggestions.ts'
import * as showcase from './showcase.ts'
import * as signups from './signups.ts'
import * as socialAccounts from './social-accounts.ts'
import * as socialAnalytics from './social-analytics.ts'
import * as socialPosts from './social-posts.ts'
import * as socialTemplates from './social-templates.ts'
import * as supplierDocuments from './supplier-documents.ts'
import * as supplierImports from './supplier-imports.ts'
import * as supplierMerges from './supplier-merges.ts'
import * as supplierProfile from './supplier-profile.ts'
import * as suppliers from './suppliers.ts'
import * as support from './support.ts'
import * as unsubscribe from './unsubscribe.ts'

/** A tag of the API document, and the files of the contract whose endpoints have it. */
type Feature = { tag: string; description: string; files: object[] }

/** The features of the API, in the order in which a reader of its document meets them. */
export const FEATURES: Feature[] = [
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
    files: [orderLists, quotes, bulkQuotes, joinedQuotes, quoteForms, answerSuggestions, savedAnswers, comparisons],
  },
  { tag: 'Reviews', description: 'Reviews of suppliers, replies to them, and reports.', files: [reviews] },
  {
    tag: 'Accounts',
    description: 'Registering, signing in, the own account, and who else works on a listing.',
    files: [accounts, members],
  },
  {
    tag: 'Sign-ups',
    description: 'Enquiries to the owner, sign-ups, the newsletter, and stopping emails.',
    files: [enquiries, signups, unsubscribe],
  },
  { tag: 'Resources', description: 'Guides and checklists, and what a person has filled in.', files: [resources, resourceProgress] },
  { tag: 'Assistant', description: 'Questions in words, answered from the directory.', files: [assistant] },
  { tag: 'Dashboard', description: 'The figures of a listing, for its supplier.', files: [dashboard, insights] },
  { tag: 'Subscriptions', description: 'Plans, payments, invoices, and support by plan.', files: [billing, support] },
  {
    tag: 'Social media',
    description: 'Accounts on social platforms, posts, templates and figures of a supplier.',
    files: [socialAccounts, socialPosts, socialTemplates, socialAnalytics],
  },
  {
    tag: 'Site',
    description: 'Who runs the marketplace, its texts and styles, redirects and holidays.',
    files: [operator, content, homeSections, redirects, holidays, newsletterIssues],
  },
  {
    tag: 'Owner',
    description: 'Running the marketplace: listings, duplicates, imports, moderation, words of searches, jobs and records.',
    files: [ownerOverview, ownerSuppliers, ownerSupplierActions, supplierImports, supplierMerges, moderation, ownTerms, operations, audit],
  },
]

const isEndpoint = (value: unknown): value is AnyEndpoint => typeof value === 'object' && value !== null && 'address' in value

/** Every endpoint with its name in generated clients, which is that of the contract's export, and the tag of its feature. */
export const NAMED_ENDPOINTS = FEATURES.flatMap(({ tag, files }) =>
  files.flatMap((file) => Object.entries(file).flatMap(([id, value]) => (isEndpoint(value) ? [{ id, tag, endpoint: value }] : []))),
)
