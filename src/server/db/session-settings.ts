/** What every session of ours runs with, on the embedded database and on a server alike. */
export const sessionSettings = {
  // Pages are in memory or on a solid-state disk: an index is nearly always worth its jumps.
  random_page_cost: '1.1',
  // Compiling a query costs more than our queries take.
  jit: 'off',
  'pg_trgm.similarity_threshold': '0.25',
} as const

/** The settings in the form of the server's command line and of `options` in a connection: `-c name=value …`. */
export const sessionOptions = Object.entries(sessionSettings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
