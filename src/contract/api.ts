import type * as accounts from './accounts.ts'
import type * as answerSuggestions from './answer-suggestions.ts'
import type * as answerTimes from './answer-times.ts'
import type * as assistant from './assistant.ts'
import type * as audit from './audit.ts'
import type * as billing from './billing.ts'
import type * as claims from './claims.ts'
import type * as ownListing from './own-listing.ts'
import type * as comparisons from './comparisons.ts'
import type * as content from './content.ts'
import type * as directory from './directory.ts'
import type { AnyEndpoint, Output, CallerInput } from './endpoint.ts'
import type * as enquiries from './enquiries.ts'
import type * as members from './members.ts'
import type * as newsletterIssues from './newsletter-issues.ts'
import type * as supplierProfile from './supplier-profile.ts'
import type * as moderation from './moderation.ts'
import type * as promotions from './promotions.ts'
import type * as places from './places.ts'
import type * as ownerSupplierActions from './owner-supplier-actions.ts'
import type * as ownerSuppliers from './owner-suppliers.ts'
import type * as ownTerms from './own-terms.ts'
import type * as holidays from './holidays.ts'
import type * as homeSections from './home-sections.ts'
import type * as ownerOverview from './owner-overview.ts'
import type * as joinedQuotes from './joined-quotes.ts'
import type * as orderLists from './order-lists.ts'
import type * as quoteForms from './quote-forms.ts'
import type * as quotes from './quotes.ts'
import type * as bulkQuotes from './bulk-quotes.ts'
import type * as redirects from './redirects.ts'
import type * as resourceProgress from './resource-progress.ts'
import type * as resources from './resources.ts'
import type * as reviews from './reviews.ts'
import type * as savedAnswers from './saved-answers.ts'
import type * as saved from './saved.ts'
import type * as searchAlerts from './search-alerts.ts'
import type * as searchSuggestions from './search-suggestions.ts'
import type * as showcase from './showcase.ts'
import type * as signups from './signups.ts'
import type * as socialAccounts from './social-accounts.ts'
import type * as socialAnalytics from './social-analytics.ts'
import type * as socialPosts from './social-posts.ts'
import type * as socialTemplates from './social-templates.ts'
import type { AnyStreamEndpoint, EventOf } from './stream-endpoint.ts'
import type * as supplierDocuments from './supplier-documents.ts'
import type * as supplierImports from './supplier-imports.ts'
import type * as supplierMerges from './supplier-merges.ts'
import type * as suppliers from './suppliers.ts'
import type * as dashboard from './dashboard.ts'
import type * as insights from './insights.ts'
import type * as support from './support.ts'
import type * as operations from './operations.ts'
import type * as operator from './operator.ts'
import type * as unsubscribe from './unsubscribe.ts'

type Contract = typeof accounts &
  typeof answerSuggestions &
  typeof answerTimes &
  typeof assistant &
  typeof audit &
  typeof billing &
  typeof claims &
  typeof ownListing &
  typeof comparisons &
  typeof content &
  typeof holidays &
  typeof homeSections &
  typeof ownerOverview &
  typeof redirects &
  typeof directory &
  typeof enquiries &
  typeof supplierProfile &
  typeof members &
  typeof moderation &
  typeof newsletterIssues &
  typeof places &
  typeof promotions &
  typeof ownerSupplierActions &
  typeof ownerSuppliers &
  typeof ownTerms &
  typeof orderLists &
  typeof quoteForms &
  typeof joinedQuotes &
  typeof quotes &
  typeof bulkQuotes &
  typeof resourceProgress &
  typeof resources &
  typeof reviews &
  typeof saved &
  typeof searchAlerts &
  typeof searchSuggestions &
  typeof savedAnswers &
  typeof showcase &
  typeof signups &
  typeof socialAccounts &
  typeof socialAnalytics &
  typeof socialPosts &
  typeof socialTemplates &
  typeof supplierDocuments &
  typeof supplierImports &
  typeof supplierMerges &
  typeof suppliers &
  typeof dashboard &
  typeof insights &
  typeof support &
  typeof operations &
  typeof operator &
  typeof unsubscribe
type AnyOfContract = Extract<Contract[keyof Contract], AnyEndpoint>
/** Looked up by key: picking one out of the union of all of them would compare its address with every other, wherever one is named. */
type ByAddress = { [E in AnyOfContract as E['address']]: E }

/**
 * Every endpoint by its address, as types only. A page that names an address ("GET /api/suppliers") is type-checked against the endpoint
 * without importing the schemas, which would be a tenth of the JavaScript of a first visit.
 */
export type Address = keyof ByAddress
export type EndpointAt<A extends Address> = ByAddress[A]
export type RequestOf<A extends Address> = CallerInput<EndpointAt<A>>
export type ResponseOf<A extends Address> = Output<EndpointAt<A>>
/** Endpoints that can tell what happens on the way. */
export type StreamAddress = Extract<AnyOfContract, AnyStreamEndpoint>['address']
export type EventAt<A extends StreamAddress> = EventOf<Extract<AnyOfContract, AnyStreamEndpoint & { address: A }>>
/** Lists that can be read step by step. */
export type PagedAddress = Extract<AnyOfContract, { paged: true }>['address']

/** Reads that differ from person to person. */
export type PrivateAddress = Extract<AnyOfContract, { isPrivate: true }>['address']

/** Calls by address: over HTTP in a browser, in the process while a page is rendered. Refusals are thrown. */
export type Call = <A extends Address>(address: A, input: RequestOf<A>) => Promise<ResponseOf<A>>
