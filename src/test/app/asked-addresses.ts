/** Set by `npm test -- --changed` alone: the addresses of endpoints and pages that need what has changed, as JSON (setup/suites/suites.mjs). */
const VARIABLE = 'BACKDOCK_TEST_ADDRESSES'

/** Returns whether a run asks for what is answered at an address: all, unless a change chose those that need it. */
export function isAsked(address: string, env = process.env): boolean {
  const addresses = env[VARIABLE]
  return addresses === undefined || JSON.parse(addresses).includes(address)
}
