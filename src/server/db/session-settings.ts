/** The settings of every session, on the embedded database and on a server alike. */
export const sessionSettings = {
  // The data is in memory or on a solid-state disk, where random access costs little more than sequential access.
  random_page_cost: '1.1',
  // Compiling takes longer than running any query of this application.
  jit: 'off',
  'pg_trgm.similarity_threshold': '0.25',
} as const

/** Begins what may take longer than the statement timeout of requests: its transaction has none, and the driver waits for it. */
export const withoutTimeout = 'set local statement_timeout = 0;'

/** Has the driver wait for the reply to a statement as long as a timer can; 0 would be the time of its pool. */
export const withoutReplyTimeout = { query_timeout: 2 ** 31 - 1 }

/** The settings as arguments of the server's command line: `-c name=value …`. */
export const sessionOptions = optionsOf(sessionSettings)

/** All settings of a connection to a server, with the timeout in ms of its statements and of a transaction's wait for its next one. */
const serverSettings = (statementMs: number) => ({
  ...sessionSettings,
  statement_timeout: String(statementMs),
  // A process that has died silently must not hold its locks.
  idle_in_transaction_session_timeout: String(statementMs),
})

/** The same as `options` of a connection: one parameter of its startup, which a pooler takes or refuses whole. */
export const startupOptions = (statementMs: number): string => optionsOf(serverSettings(statementMs)).join(' ')

/** The same as a statement that sets them for its transaction, for connections that keep none. */
export const localSettings = (statementMs: number): string =>
  `select ${Object.entries(serverSettings(statementMs))
    .map(([name, value]) => `set_config('${name}', '${value}', true)`)
    .join(', ')}`

function optionsOf(settings: Record<string, string>): string[] {
  return Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
}
