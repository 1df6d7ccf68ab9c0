import type * as z from 'zod/mini'
import * as accounts from './accounts.ts'
import * as answerSuggestions from './answer-suggestions.ts'
import { AnswerTimes } from './answer-times.ts'
import * as assistant from './assistant.ts'
import { AuditEntry } from './audit.ts'
import * as billing from './billing.ts'
import * as claims from './claims.ts'
import * as content from './content.ts'
import * as dashboard from './dashboard.ts'
import { Category, SimilarSupplier } from './directory.ts'
import { Enquiry } from './enquiries.ts'
import * as insights from './insights.ts'
import { Member } from './members.ts'
import { ModeratedReview } from './moderation.ts'
import { Issue } from './newsletter-issues.ts'
import * as offers from './offers.ts'
import { Operator } from './operator.ts'
import { CATEGORIES, REVIEW_STATUSES, STATE_CODES } from './options.ts'
import { GrowthStep } from './owner-overview.ts'
import { AbnCheck } from './owner-supplier-actions.ts'
import { Evidence, OwnerSupplier } from './owner-suppliers.ts'
import { INTERVALS, PLANS, SUBSCRIPTION_STATUSES } from './plans.ts'
import { Problem } from './problem.ts'
import { OwnPromotion, Promotion } from './promotions.ts'
import * as quoteForms from './quote-forms.ts'
import { QUOTE_STATES, STEP_NAMES } from './quote-states.ts'
import { HistoryEntry } from './quote-history.ts'
import * as quotes from './quotes.ts'
import { Redirect } from './redirects.ts'
import { Place } from './resolved-place.ts'
import { Progress, ProgressEntry } from './resource-progress.ts'
import * as resources from './resources.ts'
import { RatingStats, Review } from './reviews.ts'
import { SavedAnswer } from './saved-answers.ts'
import { SearchMatch } from './search-match.ts'
import { SearchSuggestion } from './search-suggestions.ts'
import { SignUp, Subscriber } from './signups.ts'
import { SocialAccount } from './social-accounts.ts'
import { SandboxPost, SocialAnalytics } from './social-analytics.ts'
import { POST_TYPE_KEYS, SOCIAL_PLATFORM_KEYS } from './social-options.ts'
import { SocialPost } from './social-posts.ts'
import { SocialTemplate } from './social-templates.ts'
import { HandedIn, SupplierDocument } from './supplier-documents.ts'
import * as imports from './supplier-imports.ts'
import * as merges from './supplier-merges.ts'
import { Checks } from './supplier-profile.ts'
import * as suppliers from './suppliers.ts'
import { Upload } from './uploads.ts'
import { WEEKDAYS } from './weekdays.ts'

/**
 * The schemas that have a name in the API document, which is that of a type in generated clients: a change of one changes their code. Where
 * the file of a schema says what it is of, the name says it here.
 */
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
  Place,
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
  SentQuoteRequest: quotes.SentRequest,
  BuyersQuoteRequest: quotes.BuyersRequest,
  QuoteRequestDetail: quotes.QuoteDetail,
  QuoteRequestStep: HistoryEntry,
  Quote: offers.Offer,
  QuoteLine: offers.OfferLine,
  Attachment: offers.Attachment,
  QuoteForm: quoteForms.QuoteForm,
  QuoteFormField: quoteForms.FormField,
  QuoteFormAnswer: quoteForms.FormAnswer,
  StoredQuoteFormAnswer: quoteForms.StoredAnswer,
  SavedAnswer,
  QuoteSuggestions: answerSuggestions.AnswerSuggestions,
  SuggestedQuoteLine: answerSuggestions.SuggestedLine,
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
  Enquiry,
  NewsletterIssue: Issue,
  Operator,
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
  PlanOffer: billing.Offer,
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
  ContentItem: content.ContentItem,
  StyleItem: content.StyleItem,
  Redirect,
  OwnerSupplier,
  SealEvidence: Evidence,
  AbnCheck,
  GrowthStep,
  AuditEntry,
  SupplierImport: imports.SupplierImport,
  ImportRow: imports.ImportRow,
  ImportDryRun: imports.DryRun,
  StartedImport: imports.StartedImport,
  DuplicatePair: merges.DuplicatePair,
  SupplierMerge: merges.SupplierMerge,
  MovedByMerge: merges.Moved,
  RemainingAfterMerge: merges.Remaining,
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
  SocialPostType: POST_TYPE_KEYS,
}
