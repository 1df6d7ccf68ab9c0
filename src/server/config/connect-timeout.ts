/** How long a query waits for a connection where the address of the database does not say. */
const DEFAULT_SECONDS = 5
const MAX_SECONDS = 600

/**
 * Returns the seconds that a query waits for a connection, a new one or one that others have: the parameter `connect_timeout` of the database's
 * address, which libpq and its tools read, too. Null for what is no number from 1 to 600.
 */
export function connectTimeoutIn(address: string | undefined): number | null {
  const written = address === undefined ? null : new URL(address).searchParams.get('connect_timeout')
  if (written === null) return DEFAULT_SECONDS
  const seconds = Number(written)
  return /^\d+$/.test(written) && seconds >= 1 && seconds <= MAX_SECONDS ? seconds : null
}
