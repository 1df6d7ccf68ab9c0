import type { ColumnType } from 'kysely'
import type { BilledBusiness, Business, INVOICE_STATUSES, InvoiceLine } from '#contract/billing/billing.ts'
import type { PostcodeRange } from '#contract/suppliers/delivery.ts'
import type { IssueContent } from '#contract/emails/emails.ts'
import type { IssueStatus } from '#contract/emails/newsletter-issues.ts'
import type { PriceStep } from '#shared/groups/settle.ts'
import type { Group } from '#contract/groups/groups.ts'
import type { OrderListLine } from '#contract/order-lists/order-lists.ts'
import type { Meanings } from '#contract/order-lists/meanings.ts'
import type { SampleState } from '#contract/samples/sample-states.ts'
import type { CategoryName } from '#contract/options.ts'
import type { HoldSignal, ReviewStatus } from '#contract/reviews/review-decisions.ts'
import type { SubscriptionStatus as StatusOnWire } from '#contract/billing/plans.ts'
import type { BelowMinimum, DeliveryGst } from '#contract/quotes/order-terms.ts'
import type { InstantTerms, Visibility } from '#contract/price-lists/price-list-settings.ts'
import type { StoredPriceRow } from '#contract/price-lists/price-lists.ts'
import type { OtherPrices } from '#contract/quotes/comparison/other-prices.ts'
import type { StoredAnswer } from '#contract/quotes/quote-forms.ts'
import type { QuoteState } from '#contract/quotes/quote-states.ts'
import type { RequestLine } from '#contract/quotes/request-lines.ts'
import type { SavedAnswer } from '#contract/quotes/saved-answers.ts'
import type { ImportStatus } from '#contract/owner/supplier-imports.ts'
import type { Role } from '#contract/accounts/accounts.ts'
import type { Narrowing } from '#contract/owner/supplier-views.ts'
import type { FilledField, MovedByMerge, RemainingAfterMerge } from '#contract/owner/supplier-merges.ts'
import type { Differentiator } from '#contract/suppliers/suppliers.ts'
import type { Weekday } from '#contract/suppliers/weekdays.ts'
import type { StoredQuoteLine } from '#shared/quoted-lines/compared-offer.ts'
import type { AcceptedPrice } from '#shared/quoted-lines/quoted-lines.ts'

/** A point in time: read as ISO 8601 in UTC, written as the same or as a Date. */
export type Timestamp = ColumnType<string, Date | string, Date | string>
/** A jsonb array, which is written as JSON text because the driver would convert an array to a PostgreSQL array. */
export type Differentiators = ColumnType<Differentiator[], string | undefined, string>
export type ServiceArea = ColumnType<PostcodeRange[], string | undefined, string>
/** A fingerprint of each value that an import wrote, by its column. */
export type ImportedValues = ColumnType<Partial<Record<string, string>>, string | undefined, string>
export type DeliveryDays = ColumnType<Weekday[], Weekday[] | undefined, Weekday[]>
type StatusOfEmail = 'queued' | 'held' | 'digested' | 'sent' | 'failed'
export type EmailStatus = ColumnType<StatusOfEmail, 'queued' | 'held' | undefined, StatusOfEmail>
/** No row stands for none. */
type StoredStatus = Exclude<StatusOnWire, 'none'>
export type SubscriptionStatus = ColumnType<StoredStatus, StoredStatus | undefined, StoredStatus>
export type ReviewStatusColumn = ColumnType<ReviewStatus, ReviewStatus | undefined, ReviewStatus>
export type HeldFor = ColumnType<HoldSignal[], HoldSignal[] | undefined, HoldSignal[]>
type ClaimState = 'open' | 'approved' | 'refused' | 'withdrawn'
export type ClaimStatus = ColumnType<ClaimState, 'open' | undefined, ClaimState>
export type SampleStatus = ColumnType<SampleState, SampleState | undefined, SampleState>
export type QuoteStatus = ColumnType<QuoteState, QuoteState | undefined, QuoteState>
export type StoredAnswers = ColumnType<StoredAnswer[], string | undefined, string>
/** What a request asks for, without the buyer's own list that it may come from. */
export type RequestLines = ColumnType<(Omit<RequestLine, 'listLineId'> & { category: CategoryName | null })[], string | undefined, string>
export type QuoteLines = ColumnType<StoredQuoteLine[], string, string>
export type BelowMinimumColumn = ColumnType<BelowMinimum, BelowMinimum | undefined, BelowMinimum>
export type DeliveryGstColumn = ColumnType<DeliveryGst, DeliveryGst | undefined, DeliveryGst>
/** Settings of a price list, which have a default. */
export type BelowListMinimumColumn = ColumnType<
  InstantTerms['belowMinimum'],
  InstantTerms['belowMinimum'] | undefined,
  InstantTerms['belowMinimum']
>
export type VisibilityColumn = ColumnType<Visibility, Visibility | undefined, Visibility>
export type LineIds = ColumnType<string[], string | undefined, string>
export type AcceptedLines = ColumnType<AcceptedPrice[] | null, string | null | undefined, string | null>
/** What a line asks for follows from the rest of it. */
type StoredOrderLine = Omit<OrderListLine, 'amount' | 'measure'>
export type OrderListLines = ColumnType<StoredOrderLine[], string | undefined, string>
/** What a buyer was given elsewhere. */
export type StoredOtherPrices = ColumnType<OtherPrices[], string, string>
/** The rows of a comparison that a buyer has joined: each list has the ids of rows that are one. */
export type JoinedRowIds = ColumnType<string[][], string, string>
/** What one pack of a held price holds. */
export type PackContents = ColumnType<{ amount: number; measure: string } | null, string | null, string | null>
/** The rows of a price list before they were replaced. */
export type PreviousPriceList = ColumnType<StoredPriceRow[] | null, string | null, string | null>
export type StoredMeanings = ColumnType<Meanings['meanings'], string, string>
/** What one unit of a group holds, where it was said. */
export type GroupContents = ColumnType<Group['contents'], string | null, string | null>
/** The steps that a supplier offers a group, and those by which it was settled. */
export type GroupPriceSteps = ColumnType<PriceStep[], string, string>
export type SettledSteps = ColumnType<PriceStep[] | null, string | null, string | null>
export type ReusableQuote = ColumnType<SavedAnswer['offer'], string, string>
/** The fields of a form as they were saved. Readers must validate them, because the schema may have changed since. */
export type FormFields = ColumnType<unknown, string, string>
/** Of each line and listing, whether the line is of it. */
export type AnswersOfImport = ColumnType<{ line: number; supplierId: number; isSame: boolean }[], string | undefined, string>
/** What the owner has said of a row of an imported file. */
type RowChoice = { line: number; isLeftOut: boolean; category: CategoryName | null }
export type RowChoicesOfImport = ColumnType<RowChoice[], string | undefined, string>
/** What an import wrote over: the columns of a listing, with the fingerprints and the key of earlier imports. */
export type WrittenOver = ColumnType<Record<string, unknown>, string, string>
export type StatusOfImport = ColumnType<ImportStatus, ImportStatus | undefined, ImportStatus>
export type MovedCounts = ColumnType<MovedByMerge, string, string>
/** What the approval of a claim changed: the email that waits, the account's role before, whether the listing got its address. */
export type Approval = { emailId: string | null; role: Role; gaveEmail: boolean }
export type ClaimApproval = ColumnType<Approval, string, string>
export type ViewNarrowing = ColumnType<Narrowing, string, string>
export type FilledGaps = ColumnType<Partial<Record<FilledField, FilledValues>>, string | undefined, string>
/** The columns of a field of a listing: the texts that it had, and those that a merge gave it. */
export type FilledValues = { before: Record<string, string | null>; after: Record<string, string | null> }
export type RemainingCounts = ColumnType<RemainingAfterMerge, string, string>
/** An event of a payment provider. Readers take it as what was written: it never came from a person. */
export type EventFacts = ColumnType<unknown, string, string>
export type InvoiceStatus = (typeof INVOICE_STATUSES)[number]
export type InvoiceLines = ColumnType<InvoiceLine[], string, string>
export type BilledTo = ColumnType<BilledBusiness, string, string>
export type Issuer = ColumnType<Business | null, string | null, string | null>
export type LedgerAccount = 'receivable' | 'cash' | 'revenue' | 'gst' | 'credit' | 'disputed' | 'bad debt'
export type SearchKindColumn = 'search' | 'category' | 'place' | 'other'
/** What an issue of the newsletter says, once it is sent. */
export type StoredIssue = ColumnType<IssueContent | null, string | undefined, string>
export type StatusOfIssue = ColumnType<IssueStatus, IssueStatus | undefined, IssueStatus>
