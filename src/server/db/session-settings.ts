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

/** The settings as arguments of the server's command line, also used for `options` of a connection: `-c name=value …`. */
export const sessionOptions = Object.entries(sessionSettings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
