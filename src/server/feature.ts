import type { Input } from '#contract/endpoint/endpoint.ts'
import type { Id } from '#contract/endpoint/values.ts'
import type { QuotedLine } from '#contract/quotes/supplier-quote.ts'
import type { addView } from '#contract/suppliers/suppliers.ts'
import type { NeedsYou } from '#contract/venue/needs-you.ts'
import type { Expression } from 'kysely'
import type { Context } from './context.ts'
import type { Db } from './db/db.ts'
import type { CompareBriefly } from './features/comparisons/compare-offers.ts'
import type { OnStop } from './features/emails/unsubscribe/stop-emails.ts'
import type { Limits } from './http/access/guards.ts'
import type { Requester } from './http/access/requester.ts'
import type { Client } from './http/kinds/cached-responses.ts'
import type { Serve } from './http/kinds/serve.ts'
import type { createSiteServer } from './http/server.ts'
import type { Retentions } from './jobs/housekeeping.ts'
import type { EmailMessage } from '#contract/emails/emails.ts'
import type { EmailFile } from './ports/mail/mail.ts'
import type { RenderEmail } from './ports/mail/render-email.ts'

export type App = ReturnType<typeof createSiteServer>

/** What a feature does, in the same transaction, when something ends that it has rows about. The caller has locked what ends. */
type EndOf<Subject> = (tx: Db, context: Context, subject: Subject) => Promise<unknown>
export type FeatureEnds = {
  /** A listing is about to be deleted. */
  onListingEnd?: EndOf<Id>
  /** A listing stays, without an account: what is its manager's own must not be found by whoever manages it next. */
  onManagerEnd?: EndOf<Id>
  /** An account stops working on a listing. */
  onMemberEnd?: EndOf<string>
  /** A listing that was merged into another can no longer be parted from it. */
  onMergeEnd?: EndOf<Id>
}
/** What all features do at the end of something. Each function runs the features one after the other. */
export type Ends = { [End in keyof FeatureEnds]-?: (tx: Db, subject: Parameters<NonNullable<FeatureEnds[End]>>[2]) => Promise<void> }

/** What a buyer has accepted from one supplier: the lines in the total. */
export type AcceptedOrder = { requestId: string; lines: readonly QuotedLine[] }
/** What a feature does in the transaction of an acceptance, or of its undo. The caller has locked the request. */
export type FeatureAcceptance = {
  onAccept: (tx: Db, context: Context, order: AcceptedOrder) => Promise<void>
  onUndo: (tx: Db, context: Context, requestId: string) => Promise<void>
}
/** What all features do in the transaction of an acceptance or of its undo, one after the other. */
export type Acceptance = {
  onAccept: (tx: Db, order: AcceptedOrder) => Promise<void>
  onUndo: (tx: Db, requestId: string) => Promise<void>
}

/** What happens in one feature and is counted by another. */
export type Signals = {
  /** A page has reported a view, counted or not. */
  onView: (view: Input<typeof addView>, requester: Requester) => Promise<void>
  /** The list of suppliers was searched by a text, and no cache had the response. */
  onSearch: (text: string, client: Client) => void
  /** The same by the address of a page. */
  onPageSearch: (address: string, client: Client) => void
}

/**
 * Selects what of a feature waits for a buyer: `kind`, `id` as text, and `at`. It is gone by itself once it is done, so it follows from what
 * is stored, and is one select that is put together with those of other features.
 */
export type NeedsYouOf = (db: Db, accountId: string, now: Date) => Expression<NeedsYou>

/** What the routes of features are made of. */
export type RouteDeps = Context &
  Ends &
  Acceptance &
  Signals & {
    /** For routes beside the JSON contract: files, uploads, webhooks. */
    app: App
    serve: Serve
    limits: Limits
    /** Emails are shown to the owner before they are sent. */
    render: RenderEmail
    compareBriefly: CompareBriefly
    /** Whether an address shows a page or answers otherwise. */
    hasPage: (address: string) => boolean
    /** Returns what waits for a buyer in all features, the oldest first. Whatever says how much waits counts this. */
    needsYou: (accountId: string) => Promise<NeedsYou[]>
    /** Empties the page cache of this process. */
    evictPages: () => void
    onStop: OnStop
    onResume: OnStop
  }

/** Returns the files that go with an email, of the kinds that are the feature's. */
export type EmailFilesOf = (db: Db, email: EmailMessage) => Promise<EmailFile[]>

/** What the jobs of features are made of. */
export type JobDeps = Context &
  Ends & {
    render: RenderEmail
    emailFiles: (email: EmailMessage) => Promise<EmailFile[]>
    /** Whether the process has requests to answer, which come first. */
    isBusy: () => boolean
  }

/**
 * Everything that the application has to know of a feature: `feature.ts` in its folder exports it and `app/features.ts` lists it. A feature
 * says of each kind what it has; null says that it has none and that this was thought of.
 */
export type Feature = {
  /** Adds its addresses. */
  routes: ((deps: RouteDeps) => void | Promise<void>) | null
  /**
   * Adds its workers and what is scheduled, before the queue starts. May return a function that a stop waits for, once the queue takes no
   * more.
   */
  jobs: ((deps: JobDeps) => void | Promise<void | (() => Promise<unknown>)>) | null
  /** Returns what is deleted each night, by names that no other feature uses. */
  retention: ((context: Pick<Context, 'mail'>) => Retentions) | null
  ends: FeatureEnds | null
  acceptance?: FeatureAcceptance
  /** Opens what listens to other features, once an application. */
  signals?: (deps: Context & { app: App }) => Partial<Signals>
  /** What of it waits for a buyer, one select for each kind. */
  needsYou?: readonly NeedsYouOf[]
  /** What it does in the same transaction when an address leaves one of its email lists, or comes back. */
  onStop?: OnStop
  onResume?: OnStop
  emailFiles?: EmailFilesOf
}
