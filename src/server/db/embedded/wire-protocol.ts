import type { EngineFailure } from './messages.ts'

/** A message of a client: its start-up, everything up to the next point where it waits for a reply (a batch), or the end of the connection. */
export type ClientMessage = { kind: 'startup' } | { kind: 'batch'; bytes: Uint8Array; namesStatement: boolean } | { kind: 'end' }

/** `T` in a transaction, `E` in a failed one, `I` outside of one. */
export type TransactionStatus = 'I' | 'T' | 'E'

const CANCEL_REQUEST = 80877102
const PARSE = 'P'.charCodeAt(0)
const TERMINATE = 'X'.charCodeAt(0)
/** Query, Sync and FunctionCall, to which PostgreSQL replies with ReadyForQuery. */
const ENDS_BATCH = new Set([...'QSF'].map((type) => type.charCodeAt(0)))

/**
 * Returns a function that splits the bytes of a client into messages. Parse, Bind and Execute of a query must reach the single session in
 * one batch, because every Parse of another client replaces the unnamed statement.
 */
export function splitIntoBatches() {
  let rest: Buffer = Buffer.alloc(0)
  let batch: Buffer[] = []
  let namesStatement = false
  let hasStarted = false
  return function* (chunk: Buffer): Generator<ClientMessage> {
    rest = rest.length === 0 ? chunk : Buffer.concat([rest, chunk])
    for (let message = takeMessage(hasStarted); message; message = takeMessage(hasStarted)) {
      if (!hasStarted) {
        hasStarted = true
        yield message.readInt32BE(4) === CANCEL_REQUEST ? { kind: 'end' } : { kind: 'startup' }
        continue
      }
      if (message[0] === TERMINATE) yield { kind: 'end' }
      if (message[0] === PARSE && message[5] !== 0) namesStatement = true
      batch.push(message)
      // A message has at least its type and length.
      if (!ENDS_BATCH.has(message.readUInt8(0))) continue
      yield { kind: 'batch', bytes: Buffer.concat(batch), namesStatement }
      batch = []
      namesStatement = false
    }
  }

  /** Takes the next complete message. The first one of a connection consists of length and body, all others have a type before them. */
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

/** Returns a message framed as type, length, body. */
function message(type: string, body: string): Buffer {
  const bytes = Buffer.from(`${type}    ${body}`)
  bytes.writeInt32BE(bytes.length - 1, 1)
  return bytes
}

export const simpleQuery = (sql: string): Uint8Array => message('Q', `${sql}\0`)

/** Returns the first message of a connection, in version 3.0 of the protocol. */
export function startupPacket(user: string, database: string): Uint8Array {
  const body = Buffer.from(`    \0\x03\0\0user\0${user}\0database\0${database}\0\0`)
  body.writeInt32BE(body.length, 0)
  return body
}

/** Returns an error message on behalf of an engine that cannot reply. */
export const errorReply = ({ code, message: text }: EngineFailure, status: TransactionStatus): Uint8Array =>
  Buffer.concat([message('E', `SERROR\0VERROR\0C${code}\0M${text}\0\0`), message('Z', status)])
