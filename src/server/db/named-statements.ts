import type { PostgresPool, PostgresPoolClient } from 'kysely'
import { LRUCache } from 'lru-cache'
import type pg from 'pg'
import { lastItem } from '#shared/item-at.ts'
import { withoutReplyTimeout, withoutTimeout } from './session-settings.ts'

/** The message of the driver when the server has not replied in time. */
const READ_TIMEOUT = 'Query read timeout'

const names = new Map<string, string>()

/** Gives a statement a name, so that a database server parses and plans it once for each connection. */
export function nameStatement(text: string): void {
  if (!names.has(text)) names.set(text, `planned_once_${names.size}`)
}

type PoolerWays = {
  /** Whether statements may have names: not where a pooler gives each transaction any connection. */
  hasNames: boolean
  /** What sets the settings of a transaction, where connections do not keep them; else null. */
  settings: string | null
}

const unread = new Set<string>()

/** Marks a statement as one whose result nobody reads: a transaction sends it together with its next statement. */
export const markUnread = (text: string): void => void unread.add(text)

const WRITE = /^\s*(?:(?:insert|update|delete)\s|with\s[^]*\binsert into\s)/i
const READ = /^\s*(?:select|with)\s/i
/** A statement gets a name when it is sent for the third time. Longer ones, with many rows, differ from each other. */
const OFTEN = 3
const MAX_LENGTH = 8_000
/** Bounds what connections keep of statements that have a text of their own for each number of rows. */
const MAX_NAMES = 500
const BEGIN = /^(?:begin|start transaction)\b/i
const END = /^(?:commit|rollback)$/i
const ROLLBACK = /^rollback$/i
/** What other processes are told at the commit. */
const NOTIFY = /^select pg_notify\(/
const timesSent = new LRUCache<string, number>({ max: 300 })

/**
 * Returns the name of a statement. A write, and a read on which a transaction decides, go by keys and have one plan whatever their values, so
 * repeated ones get a name by themselves.
 */
function nameOf(text: string, isInTransaction: boolean): string | undefined {
  const name = names.get(text)
  if (name !== undefined || text.length > MAX_LENGTH || names.size >= MAX_NAMES) return name
  if (!WRITE.test(text) && !(isInTransaction && READ.test(text))) return undefined
  const times = (timesSent.get(text) ?? 0) + 1
  timesSent.set(text, times)
  if (times >= OFTEN) nameStatement(text)
  return names.get(text)
}

type Answer = Promise<pg.QueryResult>

/** The answer to a statement that has not been sent yet, which nobody reads. */
const UNREAD = { command: '', rowCount: null, oid: 0, fields: [], rows: [] } satisfies pg.QueryResult

/**
 * Wraps the pool of a database server so that queries use those names, and so that the opening of a transaction, its notifications and what else
 * nobody reads are sent together with the next statement, in one trip to the server; its connections must pipeline. Not for the embedded
 * database: its connections share one session, where names collide. A connection whose server has not replied in time leaves the pool. Where
 * connections keep no settings, a transaction begins with them, and a statement outside of one is sent in one of its own, still in one trip.
 */
export function withNamedStatements(pool: pg.Pool, { hasNames, settings }: PoolerWays = { hasNames: true, settings: null }): PostgresPool {
  const clients = new WeakMap<pg.PoolClient, PostgresPoolClient>()
  // Kysely calls nothing else of a client, and `query` in no other way.
  const wrap = (client: pg.PoolClient) => {
    let silence: Error | undefined
    let isInTransaction = false
    const waiting: [text: string, values: unknown[]][] = []
    const send = (text: string, values: unknown[]): Answer => {
      const limit = text.startsWith(withoutTimeout) ? withoutReplyTimeout : {}
      return client.query({ name: hasNames ? nameOf(text, isInTransaction) : undefined, text, values, ...limit }).catch((error: Error) => {
        if (error.message === READ_TIMEOUT) silence = error
        throw error
      })
    }
    const query = async (text: string, values: unknown[]): Answer => {
      // Anything that is sent to a silent peer, such as the end of the transaction, would wait as long again.
      if (silence) throw silence
      if (BEGIN.test(text)) isInTransaction = true
      // What has not been sent need not be taken back.
      if (ROLLBACK.test(text)) waiting.splice(0, waiting.length, ...waiting.filter(([waits]) => BEGIN.test(waits)))
      waiting.push([text, values])
      if (BEGIN.test(text) && settings !== null) waiting.push([settings, []])
      if (BEGIN.test(text) || (isInTransaction && (NOTIFY.test(text) || unread.has(text)))) return UNREAD
      // Corked until the end of this turn, they are written at once, and with them what `inOneTrip` sends beside them.
      const { stream } = client.connection
      stream.cork()
      process.nextTick(() => stream.uncork())
      const isAlone = settings !== null && !isInTransaction
      if (isAlone) waiting.unshift(['begin', []], [settings, []])
      const answers = waiting.splice(0).map((statement) => send(...statement))
      // After a failure it is a rollback.
      const ended = isAlone ? send('commit', []) : undefined
      if (END.test(text)) isInTransaction = false
      // A failure of any is the failure of this one: a commit after a failed notification rolls back.
      const [answered] = await Promise.all([Promise.all(answers), ended])
      return lastItem(answered)
    }
    const release = (destroy?: boolean) => {
      waiting.length = 0
      isInTransaction = false
      client.release(destroy || silence !== undefined)
    }
    return { query, release } as unknown as PostgresPoolClient
  }
  return {
    options: pool.options,
    end: () => pool.end(),
    async connect() {
      const client = await pool.connect()
      const wrapped = clients.get(client) ?? wrap(client)
      clients.set(client, wrapped)
      return wrapped
    },
  }
}

/** Wraps the pool of the embedded database, whose connections take a statement once the one before it is answered. */
export const withStatementsInTurn = (pool: pg.Pool): PostgresPool => ({
  options: pool.options,
  end: () => pool.end(),
  async connect() {
    const client = await pool.connect()
    let last: Promise<unknown> = Promise.resolve()
    const query = (text: string, values: unknown[]): Answer => {
      const answer = last.then(() => client.query(text, values))
      last = answer.catch(() => {})
      return answer
    }
    return { query, release: (destroy?: boolean) => client.release(destroy) } as unknown as PostgresPoolClient
  },
})
