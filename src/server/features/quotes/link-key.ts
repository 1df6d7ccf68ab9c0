import { createHmac } from 'node:crypto'

/**
 * Returns the key in the link of a buyer's email, which gives access without an account. It is derived from the site's secret, so it is not
 * stored and cannot be guessed. A bulk request has one key for all of its requests.
 */
export const linkKeyOf = (secret: string, { id, bulkId }: { id: string; bulkId: string | null }): string =>
  createHmac('sha256', secret)
    .update(`quote:${bulkId ?? id}`)
    .digest('base64url')
