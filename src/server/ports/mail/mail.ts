/** An email ready to leave. */
export type OutgoingEmail = {
  /** Stays the same when an email is tried again, so that a receiver can tell. */
  id: string
  /** Bare addresses, as the contract's `Email`. */
  to: string
  replyTo: string | null
  subject: string
  html: string
  text: string
  createdAt: Date
}

/** Takes an email over for good: once it answers, the email will not be offered again. */
export type Mail = {
  /** Answers or throws within `SEND_MS`. @throws RefusedForGood; any other error when the email was not taken and may be tried again. */
  send(email: OutgoingEmail): Promise<void>
  close(): Promise<void>
}

/** Longest that an email may take to be handed over. */
export const SEND_MS = 15_000

/** A refusal that no later try can change, such as an address that does not exist. */
export class RefusedForGood extends Error {}
