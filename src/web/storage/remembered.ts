// All entries that pages store in a browser: what is not declared here cannot be stored. Types only, so they add no bytes.

/**
 * Entries of the browser itself, which stay after signing out, permanently unless stated otherwise. `favourites` are those of an anonymous
 * visitor; the copy of an account's favourites is removed with the session (saved/account-favourites.ts).
 */
export type BrowserEntries = {
  /** The chosen theme; without it, that of the device. Read before the first paint. */
  theme: 'light' | 'dark'
  /** Whether the intro of the home page has been seen. Read before the first paint. */
  door: 'opened'
  /** Whether the social-proof toasts were closed. */
  'activity-toast': 'closed'
  /**
   * Class names for the next page load while an account is signed in: of a notice, and of how many requests wait for a buyer. Read before the
   * first paint, and removed with the session.
   */
  'session-hint': string
  /** Ids of the accounts that declined an offer. */
  'notices-declined': string[]
  /** Ids of the listings of which it is hidden that they are complete. */
  'complete-listings-hidden': number[]
  /** Ids of the accounts that postponed a reminder, until the tab is closed. */
  'notices-postponed': string[]
  /** Id of the account that has paid, until the server has confirmed it or the tab is closed. */
  'payment-under-way': string
  /** Ids of suppliers, the most recently saved last. */
  favourites: number[]
  /** Id of the account whose favourites these are; empty for an anonymous visitor. */
  'favourites-of': string
}

/**
 * Entries of one requester, an account or the anonymous visitor: no other requester reads them, and they are removed when the account signs
 * out (requester-entries.ts).
 */
export type RequesterEntries = {
  /** Label of the location that was chosen last. */
  place: string
  /** Texts that were searched for, the latest first, until they are cleared. */
  'recent-searches': string[]
  /** Suppliers selected for a bulk request, until the tab is closed. */
  'bulk-selection': object[]
  /** What a registration was begun with on the home page, until it is filled in or the tab is closed. */
  'begun-registration': object | null
  /** The requests that were sent in this tab, for the notes on what happens next. */
  'requests-sent': object
  /** When the last request joined the account that its reader has been told about. */
  'joined-requests-told': string
  /** The order list that is kept in this browser. */
  'order-list': object
  /** What was changed in a list of an account and the server does not have yet. */
  [changes: `order-list-unsaved-${string}`]: object
  /** Contact details of the buyer, until they are cleared. */
  'quote-contact': object
  /** Unsaved changes of a quote form, by supplier. */
  [form: `quote-form-${number}`]: object | null
  /** Drafts that are not sent yet. */
  [draft: `quote-draft-${number}` | `answer-draft-${string}` | `other-prices-draft-${string}`]: object
  [post: `social-post-${string}`]: object
  'bulk-quote-draft': object
  /** The draft of a request that was handed over by the assistant. */
  'bulk-quote-draft-of-chat': object
  /** Notes on saved suppliers that are not saved yet, by supplier. */
  'saved-notes-draft': object | null
  /** A row of seafood that is not noted yet. */
  [row: `seafood-draft-${string}`]: object
  /** A row of a price list as it was typed and not saved yet. */
  [draft: `price-list-draft-${string}`]: object
  /** Conversations with the assistants, until the tab is closed. */
  'buyer-conversation': object
  'supplier-conversation': object
  /** What is ticked and written in a resource, by item: without an account, and what an account's server does not have yet. */
  [progress: `resource-notes-${string}` | `resource-unsaved-${string}`]: object
  /** Texts that were typed into a form and not sent yet, by form (text-drafts.ts). */
  [texts: `text-draft-${string}`]: object
  /** A write without a response so far, and its idempotency key. */
  [attempt: `${string}-attempt`]: { content: string; key: string }
}

export type BrowserKey = keyof BrowserEntries
export type RequesterEntry = Extract<keyof RequesterEntries, string>
