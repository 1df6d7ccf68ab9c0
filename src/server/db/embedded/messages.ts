// The messages between the engine's thread and the main thread.

/** A batch of protocol messages, or a command for which the protocol has no message. */
export type Request = Uint8Array | 'dump' | 'close'

/** A request and its timeout. */
export type EngineCall = { request: Request; limitMs: number }

/** `bytes` are protocol messages, or a tar archive in reply to a `dump`. */
export type EngineReply = { bytes: Uint8Array; inTransaction: boolean }

/** Sent once instead of a reply, by a thread that is about to exit. */
export type CrashNotice = { crashed: string }

/** The error that a client receives when the engine cannot reply. `code` is an SQLSTATE. */
export class EngineFailure extends Error {
  readonly code: string
  constructor(code: string, message: string) {
    super(message)
    this.code = code
  }
}

export const DISK_FULL = '53100'
