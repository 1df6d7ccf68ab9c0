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

/** Returns what a start says of a pooler that keeps less, in one line for the operator; null where nothing is lost. */
export function noticeOf({ settings, statements }: Kept): string | null {
  const lost = [
    ...(settings ? [] : ['settings of a connection (its ignore_startup_parameters need not name any), so each transaction sets its own']),
    ...(statements ? [] : ['named statements, so none has a name']),
  ]
  return lost.length === 0 ? null : `The pooler at DATABASE_URL does not keep ${lost.join('; nor ')}.`
}

/** How long an answer to a probe may take. */
const ANSWER_MS = 2_000
/** SQLSTATE of a named statement that another client has made on the same connection of the pooler, and of one that was made on another. */
const DUPLICATE_STATEMENT = '42P05'
const UNKNOWN_STATEMENT = '26000'
/** What the driver says where no answer comes, as where a pooler has one connection only and the other client holds it. */
const READ_TIMEOUT = 'Query read timeout'
const NAMED = { name: 'backdock_probe', text: 'select 1' }

/** Tries out what the server at `address` keeps, or the pooler before it. */
export async function probePooler(address: string): Promise<Kept> {
  const [settings, statements] = await Promise.all([keepsSettings(address), keepsStatements(address)])
  return { settings, statements }
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
 * Two clients run a statement of one name; then one of them holds what may be the other's connection, which runs it again. At a server each has
 * a connection of its own, at a pooler either fails unless it knows of names.
 */
async function keepsStatements(address: string): Promise<boolean> {
  const run = () =>
    withClient(address, {}, (one) =>
      withClient(address, {}, async (other) => {
        await one.query(NAMED)
        await other.query(NAMED)
        await other.query('begin')
        await one.query(NAMED)
        await other.query('rollback')
        return true
      }),
    )
  try {
    return await run()
  } catch (error) {
    const { code, message } = error as { code?: string; message: string }
    if (code === DUPLICATE_STATEMENT || code === UNKNOWN_STATEMENT || message === READ_TIMEOUT) return false
    throw error
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

async function withClient<Result>(address: string, config: pg.ClientConfig, use: (client: pg.Client) => Promise<Result>): Promise<Result> {
  const client = new pg.Client({ ...config, connectionString: address, connectionTimeoutMillis: ANSWER_MS, query_timeout: ANSWER_MS })
  // An error of the connection also rejects the pending call.
  client.on('error', () => {})
  try {
    await client.connect()
    return await use(client)
  } finally {
    void client.end().catch(() => {})
  }
}
