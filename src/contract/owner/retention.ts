/**
 * The number of days that what is known of people is stored, at most: deleted by the nightly job, and said on the privacy page. Addresses that have
 * stopped emails stay, as hashes, so that they hold.
 */
export const RETENTION_DAYS = {
  /** Sessions, since their last use and since they began; the mark of a browser that has signed in before. */
  session: 30,
  anySession: 90,
  device: 400,
  /** Emails after they were sent or put into a digest, with the copies in the outbox folder; those that could not be sent say why. */
  sentEmail: 90,
  failedEmail: 365,
  /** Emails that wait for their reader. */
  heldEmail: 90,
  /** That an address without an account is read. */
  confirmedAddress: 365,
  inquiry: 365,
  searchAlert: 365,
  /** Groups that bought together, with who was in them, after their deadline. */
  endedGroup: 400,
  /** That a venue was told of a public holiday, after it. */
  holidayEmail: 30,
  /** Invitations to work on a listing that nobody has accepted, since they were last sent. */
  openInvitation: 30,
  /** Addresses for the newsletter that nobody has confirmed, and those that have left it. */
  unconfirmedSubscriber: 90,
  leftSubscriber: 30,
  /** To which addresses an issue of the newsletter was sent, as hashes, after its end. */
  newsletterDelivery: 90,
  /** Addresses that the owner has removed from a list, and enquiries. */
  removedSignUp: 1,
  /** Suppliers that a venue has removed from its register, so that it can undo it. */
  removedApprovedSupplier: 1,
  /** Who has seen a profile or a resource on which day, as an account or a daily hash. */
  visit: 2,
  /** When a social post led somebody to a profile, without who it was. */
  socialVisit: 400,
  /** Social posts after their removal, and what was posted to the sandbox. */
  removedPost: 1,
  sandboxPost: 400,
  /** Counts of views by day, and what a listing changed. */
  trend: 400,
  /** What a listing offered for a time, after its last day. */
  promotion: 400,
  /** Counts of the searches that led to a listing, by week. */
  listingSearch: 400,
  /** What readers said about replies of the assistants, and what buyers looked for that nobody has. */
  assistantNote: 30,
  /** Words of searches that nobody knows, by day. */
  unknownWord: 30,
  /** Responses to calls that a program may repeat. */
  idempotencyKey: 1,
  /** What the site logged as errors, which names requests but no people; and that an owner made a backup. */
  loggedError: 30,
  backupNote: 400,
  /** What became of each row of an import of suppliers. */
  importReport: 90,
  /** What a payment provider has said of a payment that is none of this site. */
  strangePayment: 30,
  /** Which rows a merge of two suppliers has moved, among them who has saved one: as long as it can be undone. */
  mergedRow: 30,
  /** A listing that the owner has deleted, with all that goes with it: as long as that can be undone. */
  deletedListing: 30,
  /** Files of answers that no answer used, and pictures that nothing shows. */
  unusedFile: 1,
} as const

/** How long a request without an account is stored after its last event, with its prices, messages and files. */
export const GUEST_REQUEST_MONTHS = 24

/** How long what somebody asked the owner is stored. */
export const CONSULTATION_MONTHS = 24
