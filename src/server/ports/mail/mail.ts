/** A letter ready to leave. */
export type OutgoingLetter = {
  /** Stays the same when a letter is tried again, so that a receiver can tell. */
  id: string
  /** Bare addresses, as the contract's `Email`. */
  to: string
  replyTo: string | null
  subject: string
  html: string
  text: string
  createdAt: Date
}

/** Takes a letter over for good: once it answers, the letter will not be offered again. */
export type Mail = {
  /** Answers or throws within `SEND_MS`. @throws RefusedForGood; any other error when the letter was not taken and may be tried again. */
  send(letter: OutgoingLetter): Promise<void>
  close(): Promise<void>
}

/** Longest that a letter may take to be handed over. */
export const SEND_MS = 15_000

/** A refusal that no later try can change, such as an address that does not exist. */
export class RefusedForGood extends Error {}
