export const LINKEDIN = 'LinkedIn'

/** A month of the API; each is served for a year at least. */
const VERSION = '202605'
export const LINKEDIN_HEADERS = { 'linkedin-version': VERSION, 'x-restli-protocol-version': '2.0.0' }
