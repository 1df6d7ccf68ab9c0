import { once } from 'node:events'
import { randomUUID } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import pg from 'pg'
import { sessionSettings, startupOptions } from '#server/db/session-settings.ts'

/** What the way to a database server keeps for a connection from one transaction to the next. A pooler in transaction mode keeps neither. */
export type Kept = {
  /** Settings that are sent when a connection is opened. */
  settings: boolean
  /** Statements with a name. */
  statements: boolean
}

/** What nothing stands before: a server itself. */
export const ALL_KEPT: Kept = { settings: true, statements: true }

const NO_SETTINGS =
  'The pooler at DATABASE_URL refuses or forgets settings of connections (its ignore_startup_parameters need not name any): each transaction sets its own.'
const NO_STATEMENTS = 'The pooler at DATABASE_URL does not keep named statements: none has a name.'

/** Returns what a start says to the operator of a pooler that does not keep everything. */
export const noticesOf = ({ settings, statements }: Kept): string[] => [
  ...(settings ? [] : [NO_SETTINGS]),
  ...(statements ? [] : [NO_STATEMENTS]),
]

/** How long an answer to a probe may take. */
const ANSWER_MS = 2_000
/** SQLSTATE of a named statement that another client has made on the same connection of the pooler, and of one that was made on another. */
const DUPLICATE_STATEMENT = '42P05'
const UNKNOWN_STATEMENT = '26000'
/** What the driver says where no answer comes, as where others hold all connections of a small pooler. */
const READ_TIMEOUT = 'Query read timeout'
const MAX_HELD = 3

/** Tries out what the server at `address` keeps, or the pooler before it. */
export async function probePooler(address: string): Promise<Kept> {
  // One after the other: they hold connections, of which a pooler may have few.
  const settings = await keepsSettings(address)
  return { settings, statements: await keepsStatements(address) }
}

/** A pooler refuses what is set at the startup of a connection, or takes it and forgets it, as it is told to. */
async function keepsSettings(address: string): Promise<boolean> {
  try {
    return await withClient(address, { options: startupOptions(ANSWER_MS) }, async (client) => {
      const text = 'select name, current_setting(name, true) as value from unnest($1::text[]) as name'
      const { rows } = await client.query<{ name: string; value: string }>(text, [Object.keys(sessionSettings)])
      return isDeepStrictEqual(Object.fromEntries(rows.map(({ name, value }) => [name, value])), sessionSettings)
    })
  } catch (error) {
    // PgBouncer: "unsupported startup parameter: options", newer ones "unsupported startup parameter in options: jit".
    if (/unsupported startup parameter/.test((error as Error).message)) return false
    throw error
  }
}

/**
 * A client runs a statement by its name, again and again, while others hold one connection each. At a server it has its own all the time. At a
 * pooler one of them holds it sooner or later, and the statement runs on another: without its name it fails.
 */
async function keepsStatements(address: string): Promise<boolean> {
  const named = { name: `probe_${randomUUID()}`, text: 'select pg_backend_pid() as pid' }
  const others: pg.Client[] = []
  try {
    return await withClient(address, {}, async (client) => {
      const run = async () => (await client.query<{ pid: number }>(named)).rows[0]?.pid
      const first = await run()
      for (let held = 0; held < MAX_HELD; held++) {
        const other = clientAt(address)
        others.push(other)
        await other.connect()
        await other.query('begin')
        if ((await run()) !== first) return true
      }
      return true
    })
  } catch (error) {
    const { code, message } = error as { code?: string; message: string }
    if (code === DUPLICATE_STATEMENT || code === UNKNOWN_STATEMENT || message === READ_TIMEOUT) return false
    throw error
  } finally {
    for (const other of others) void other.end().catch(() => {})
  }
}

/** Returns whether a connection to `listensAt` hears what is notified at `notifiesAt`. A pooler may take `listen` and deliver nothing. */
export const hearsNotifications = (listensAt: string, notifiesAt: string): Promise<boolean> =>
  withClient(listensAt, {}, (listener) =>
    withClient(notifiesAt, {}, async (sender) => {
      const channel = `probe_${randomUUID().replaceAll('-', '')}`
      await listener.query(`listen ${channel}`)
      const heard = once(listener, 'notification', { signal: AbortSignal.timeout(ANSWER_MS) })
      const isHeard = heard.then(
        () => true,
        () => false,
      )
      await sender.query('select pg_notify($1, $2)', [channel, ''])
      return isHeard
    }),
  )

function clientAt(address: string, config: pg.ClientConfig = {}): pg.Client {
  const client = new pg.Client({ ...config, connectionString: address, connectionTimeoutMillis: ANSWER_MS, query_timeout: ANSWER_MS })
  // An error of the connection also rejects the pending call.
  return client.on('error', () => {})
}

async function withClient<Result>(address: string, config: pg.ClientConfig, use: (client: pg.Client) => Promise<Result>): Promise<Result> {
  const client = clientAt(address, config)
  try {
    await client.connect()
    return await use(client)
  } finally {
    void client.end().catch(() => {})
  }
}
