import type * as z from 'zod/mini'
import { PRICE_LIST_SCHEMA_NAMES } from './price-lists/schema-names.ts'
import { BUYERS_SCHEMA_NAMES } from './venue/schema-names.ts'
import { OWNER_SCHEMA_NAMES } from './owner/schema-names.ts'
import * as accounts from './accounts/accounts.ts'
import * as answerSuggestions from './quotes/answer-suggestions.ts'
import { AnswerTimes } from './quotes/answer-times.ts'
import * as assistant from './assistant/assistant.ts'
import { GROUP_STATES } from './groups/group-states.ts'
import { SAMPLE_STATES, SAMPLE_STEP_NAMES } from './samples/sample-states.ts'
import { SiteFeatures } from './owner/site-features.ts'
import * as billing from './billing/billing.ts'
import * as claims from './suppliers/claims.ts'
import * as content from './site/site-content.ts'
import * as dashboard from './dashboard/dashboard.ts'
import { Category, SimilarSupplier } from './directory/directory.ts'
import { Consultation } from './site/consultations.ts'
import * as insights from './dashboard/insights.ts'
import { Contact, ContactThread, Lead } from './quotes/leads.ts'
import { Member } from './accounts/members.ts'
import { ModeratedReview } from './reviews/moderation.ts'
import { Issue } from './emails/newsletter-issues.ts'
import * as offers from './quotes/supplier-quote.ts'
import { SiteOwner } from './site/site-owner.ts'
import { CATEGORIES, STATE_CODES } from './options.ts'
import { REVIEW_STATUSES } from '#contract/reviews/review-decisions.ts'
import { INTERVALS, PLANS, SUBSCRIPTION_STATUSES } from './billing/plans.ts'
import { Problem } from './endpoint/problem.ts'
import { OwnPromotion, Promotion } from './suppliers/promotions.ts'
import * as orderLists from './order-lists/order-lists.ts'
import { OrderListLink } from './order-lists/links.ts'
import * as quoteForms from './quotes/quote-forms.ts'
import { QUOTE_STATES, STEP_NAMES } from './quotes/quote-states.ts'
import { BuyersPriceChange, HeldPrice, PriceChange, PromisedPrice } from './quotes/held-prices.ts'
import { HistoryEntry } from './quotes/quote-history.ts'
import * as quotes from './quotes/quotes.ts'
import { Redirect } from './site/redirects.ts'
import { NamedPlace } from './suppliers/resolved-place.ts'
import { Progress, ProgressEntry } from './resources/resource-progress.ts'
import * as resources from './resources/resources.ts'
import { RatingStats, Review } from './reviews/reviews.ts'
import { SavedAnswer } from './quotes/saved-answers.ts'
import { SearchMatch } from './directory/search-match.ts'
import { SearchSuggestion } from './directory/search-suggestions.ts'
import { SignUp, Subscriber } from './accounts/signups.ts'
import { SocialAccount } from './social/social-accounts.ts'
import { SandboxPost, SocialAnalytics } from './social/social-analytics.ts'
import { POST_TYPE_KEYS, SOCIAL_PLATFORM_KEYS } from './social/social-options.ts'
import { SocialPost } from './social/social-posts.ts'
import { SocialTemplate } from './social/social-templates.ts'
import { HandedIn, SupplierDocument } from './suppliers/supplier-documents.ts'
import * as merges from './owner/supplier-merges.ts'
import { Checks } from './suppliers/supplier-profile.ts'
import * as suppliers from './suppliers/suppliers.ts'
import { Upload } from './uploads.ts'
import { WEEKDAYS } from './suppliers/weekdays.ts'

// Where the file of a schema says what it is of, the name says it here.
/** The schemas that have a name in the API document, which is that of a type in generated clients: a change of one changes their code. */
export const SCHEMA_NAMES: Record<string, z.ZodMiniType> = {
  Problem,
  Supplier: suppliers.Supplier,
  SupplierRow: suppliers.SupplierRow,
  SimilarSupplier,
  SearchMatch,
  Product: suppliers.Product,
  Venue: suppliers.Venue,
  Picture: suppliers.Picture,
  Differentiator: suppliers.Differentiator,
  NextDelivery: suppliers.NextDelivery,
  Suspension: suppliers.Suspension,
  ListingChecks: Checks,
  Category,
  Place: NamedPlace,
  SearchSuggestion,
  AnswerTimes,
  Promotion,
  OwnPromotion,
  SupplierDocument,
  HandedInDocument: HandedIn,
  Upload,
  Claim: claims.Claim,
  MyClaim: claims.MyClaim,
  ListingCandidate: claims.Candidate,
  QuoteRequest: quotes.QuoteRequest,
  Lead,
  Contact,
  ContactThread,
  SentQuoteRequest: quotes.SentRequest,
  BuyersQuoteRequest: quotes.BuyersRequest,
  QuoteRequestDetail: quotes.QuoteDetail,
  HeldPrice,
  PromisedPrice,
  PriceChange,
  BuyersPriceChange,
  QuoteRequestStep: HistoryEntry,
  Quote: offers.Quote,
  QuoteLine: offers.QuotedLine,
  NewQuoteLine: offers.NewQuoteLine,
  SavedQuoteLine: offers.PricedLine,
  Attachment: offers.Attachment,
  QuoteForm: quoteForms.QuoteForm,
  QuoteFormField: quoteForms.FormField,
  QuoteFormAnswer: quoteForms.FormAnswer,
  StoredQuoteFormAnswer: quoteForms.StoredAnswer,
  ...PRICE_LIST_SCHEMA_NAMES,
  SavedAnswer,
  ...BUYERS_SCHEMA_NAMES,
  ...OWNER_SCHEMA_NAMES,
  QuoteSuggestions: answerSuggestions.AnswerSuggestions,
  SuggestedQuoteLine: answerSuggestions.SuggestedLine,
  OrderList: orderLists.OrderList,
  OrderListSummary: orderLists.OrderListSummary,
  OrderListLink,
  SiteFeatures,
  Review,
  RatingStats,
  ModeratedReview,
  Me: accounts.getMe.output,
  User: accounts.User,
  Account: accounts.Account,
  Session: accounts.Session,
  Member,
  SignUp,
  Subscriber,
  Enquiry: Consultation,
  NewsletterIssue: Issue,
  Operator: SiteOwner,
  Resource: resources.Resource,
  ResourceSummary: resources.CatalogueEntry,
  ResourcePage: resources.ResourcePage,
  ResourceProgress: Progress,
  ResourceProgressSummary: ProgressEntry,
  AssistantReply: assistant.AssistantReply,
  SupplierAssistantReply: assistant.SupplierAssistantReply,
  SuggestedSupplier: assistant.SuggestedSupplier,
  AssistantSuggestion: assistant.Suggestion,
  HandOver: assistant.HandOver,
  PlanOffer: billing.PlanPrice,
  Card: billing.Card,
  Subscription: billing.Subscription,
  SubscriptionChange: billing.Change,
  SubscriptionChangeLine: billing.ChangeLine,
  Invoice: billing.Invoice,
  SandboxResult: billing.SandboxResult,
  ListingActivity: dashboard.Activity,
  SetupStep: dashboard.Step,
  ListingEvent: insights.ListingEvent,
  ListingFigures: insights.Figures,
  LeadingSearch: insights.LeadingSearch,
  SocialAccount,
  SocialPost,
  SocialTemplate,
  SocialAnalytics,
  SandboxPost,
  ContentItem: content.SiteContentItem,
  StyleItem: content.StyleItem,
  Redirect,
  DuplicatePair: merges.DuplicatePair,
  AccountDeletion: accounts.getDeletion.output,
  SupplierMerge: merges.SupplierMerge,
  MovedByMerge: merges.MovedByMerge,
  RemainingAfterMerge: merges.RemainingAfterMerge,
}

/** The closed lists that have a name there, wherever one of their values is asked for or sent. */
export const ENUM_NAMES: Record<string, readonly string[]> = {
  CategoryName: CATEGORIES,
  StateCode: STATE_CODES,
  Weekday: WEEKDAYS,
  QuoteRequestStatus: QUOTE_STATES,
  QuoteRequestStepName: STEP_NAMES,
  QuoteFormFieldType: quoteForms.FIELD_TYPES,
  ReviewStatus: REVIEW_STATUSES,
  Role: accounts.ROLES,
  MemberRole: accounts.MEMBER_ROLES,
  Plan: PLANS,
  PlanInterval: INTERVALS,
  SubscriptionStatus: SUBSCRIPTION_STATUSES,
  SocialPlatform: SOCIAL_PLATFORM_KEYS,
  SampleState: SAMPLE_STATES,
  SampleStepName: SAMPLE_STEP_NAMES,
  GroupState: GROUP_STATES,
  SocialPostType: POST_TYPE_KEYS,
}
