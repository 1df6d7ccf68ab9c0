// Everything that pages remember in a browser: what is not declared here cannot be stored. These are types only, so they cost a visitor nothing.

/**
 * What belongs to the browser and stays when somebody signs out, for good unless it says otherwise. `favourites` are a visitor's own; the
 * copy of an account's is taken back with it (saved/account-favourites.ts).
 */
export type BrowserEntries = {
  /** The colours that were chosen; without, those of the device. Read before anything is painted. */
  theme: 'light' | 'dark'
  /** The intro of the home page has been seen. Read before anything is painted. */
  door: 'opened'
  /** Toasts of what others do were closed. */
  'activity-toast': 'closed'
  /** Classes for the next page, while somebody is signed in; read before anything is painted, and removed with the session. */
  'session-hint': string
  /** Ids of the accounts that declined an offer. */
  'notices-declined': string[]
  /** Ids of the accounts that postponed a reminder, until the tab is closed. */
  'notices-postponed': string[]
  /** Ids of suppliers, the last one last. */
  favourites: number[]
  /** Id of the account whose favourites these are; empty for a visitor's. */
  'favourites-of': string
}

/** What belongs to whoever wrote it, an account or nobody: the next one never reads it, and it is removed when its account is signed out. */
export type RequesterEntries = {
  /** Label of the place that was chosen last. */
  place: string
  /** Suppliers to ask at once, until the tab is closed. */
  'bulk-selection': object[]
  /** Who asks for quotes, until it is cleared. */
  'quote-contact': object
  /** A form that was changed and not saved yet, by supplier. */
  [form: `quote-form-${number}`]: object | null
  /** What was typed and not sent yet, by what it is for. */
  [draft: `quote-draft-${number}` | `answer-draft-${string}`]: object
  'bulk-quote-draft': object
  /** A write whose response has not come yet, and its idempotency key. */
  [attempt: `${string}-attempt`]: { content: string; key: string }
}

export type BrowserKey = keyof BrowserEntries
export type RequesterEntry = Extract<keyof RequesterEntries, string>
