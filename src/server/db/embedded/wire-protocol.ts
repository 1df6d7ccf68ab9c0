import type { EngineFailure } from './messages.ts'

/** One thing a client says: its greeting, everything up to the next point where it waits for an answer, or its good-bye. */
export type Said = { kind: 'startup' } | { kind: 'batch'; bytes: Uint8Array; namesStatement: boolean } | { kind: 'end' }

/** `T` while a transaction is open, `E` when it has failed, `I` outside of one. */
export type TransactionStatus = 'I' | 'T' | 'E'

const CANCEL_REQUEST = 80877102
const PARSE = 'P'.charCodeAt(0)
const TERMINATE = 'X'.charCodeAt(0)
/** Query, Sync and FunctionCall: after these PostgreSQL answers ReadyForQuery. */
const ENDS_BATCH = new Set([...'QSF'].map((type) => type.charCodeAt(0)))

/**
 * Cuts what a client writes into batches. Parse, Bind and Execute of one query must reach the only session together: the statement without
 * a name that Parse makes belongs to whoever parsed last.
 */
export function cutIntoBatches() {
  let rest: Buffer = Buffer.alloc(0)
  let batch: Buffer[] = []
  let namesStatement = false
  let greeted = false
  return function* (chunk: Buffer): Generator<Said> {
    rest = rest.length === 0 ? chunk : Buffer.concat([rest, chunk])
    for (let message = takeMessage(greeted); message; message = takeMessage(greeted)) {
      if (!greeted) {
        greeted = true
        yield message.readInt32BE(4) === CANCEL_REQUEST ? { kind: 'end' } : { kind: 'startup' }
        continue
      }
      if (message[0] === TERMINATE) yield { kind: 'end' }
      if (message[0] === PARSE && message[5] !== 0) namesStatement = true
      batch.push(message)
      if (!ENDS_BATCH.has(message[0]!)) continue
      yield { kind: 'batch', bytes: Buffer.concat(batch), namesStatement }
      batch = []
      namesStatement = false
    }
  }

  /** The first message is a length and a body, all others have a type before them. */
  function takeMessage(typed: boolean): Buffer | null {
    const header = typed ? 5 : 8
    if (rest.length < header) return null
    const length = typed ? rest.readInt32BE(1) + 1 : rest.readInt32BE(0)
    if (rest.length < length) return null
    const message = rest.subarray(0, length)
    rest = rest.subarray(length)
    return message
  }
}

/** A message as the protocol frames it: type, length, body. */
function message(type: string, body: string): Buffer {
  const bytes = Buffer.from(`${type}    ${body}`)
  bytes.writeInt32BE(bytes.length - 1, 1)
  return bytes
}

export const simpleQuery = (sql: string): Uint8Array => message('Q', `${sql}\0`)

/** The greeting of a client, as the engine answers it. */
export function startupPacket(user: string, database: string): Uint8Array {
  const body = Buffer.from(`    \0\x03\0\0user\0${user}\0database\0${database}\0\0`)
  body.writeInt32BE(body.length, 0)
  return body
}

/** An error in the engine's place, for when it cannot answer itself. */
export const errorReply = ({ code, message: text }: EngineFailure, status: TransactionStatus): Uint8Array =>
  Buffer.concat([message('E', `SERROR\0VERROR\0C${code}\0M${text}\0\0`), message('Z', status)])
