/** What the engine's thread is asked and what it says. */

/** A batch of protocol messages, or what the protocol has no message for. */
export type Request = Uint8Array | 'dump' | 'close'

/** A request and the longest that it may take. */
export type EngineCall = { request: Request; limitMs: number }

/** `bytes` are protocol messages; of a `dump` they are a tar archive. */
export type EngineReply = { bytes: Uint8Array; inTransaction: boolean }

/** Sent once instead of an answer, by a thread that ends itself. */
export type CrashNotice = { crashed: string }

/** What a client is told when the engine has no answer. `code` is an SQLSTATE. */
export class EngineFailure extends Error {
  readonly code: string
  constructor(code: string, message: string) {
    super(message)
    this.code = code
  }
}

export const DISK_FULL = '53100'
