/** A file that goes with an email. */
export type EmailFile = { name: string; type: string; bytes: Buffer }

/** What stands between several addresses to which the replies to one email go. */
export const BETWEEN_ADDRESSES = ', '

/** An email ready to be sent. */
export type OutgoingEmail = {
  /** Stays the same when sending is retried, so that a receiver can detect duplicates. */
  id: string
  /** An address without a name, in the format of the contract's `Email`; so is each of `replyTo`. */
  to: string
  replyTo: string | null
  subject: string
  html: string
  text: string
  createdAt: Date
  /** Where a mail program sends a POST to stop such emails (RFC 8058); null for those that cannot be stopped. */
  stopUrl?: string | null
  files?: readonly EmailFile[]
}

/** Sends emails. */
export type Mail = {
  /**
   * Resolves once the email has been accepted, after which it must not be sent again. Resolves or throws within `SEND_MS`.
   * @throws PermanentMailError, or any other error when the email was not accepted and may be retried
   */
  send(email: OutgoingEmail): Promise<void>
  /** Deletes the copies of emails from before that time, where there are any. */
  deleteCopies?(before: Date): Promise<void>
  /** Whether emails only become files, as no server takes them. */
  writesFiles?: boolean
  close(): Promise<void>
}

/** The timeout for sending an email. A server that looks into emails before it accepts them takes a minute; asked again, it would send twice. */
export const SEND_MS = 120_000

/** Thrown for a permanent failure, such as an address that does not exist. */
export class PermanentMailError extends Error {}
