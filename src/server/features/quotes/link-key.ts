import { createHmac } from 'node:crypto'

/**
 * What the link in a buyer's email brings, so that no account is needed: it follows from the site's secret, so nobody keeps or guesses it.
 * A bulk request has one for all of its requests.
 */
export const linkKeyOf = (secret: string, { id, bulkId }: { id: string; bulkId: string | null }): string =>
  createHmac('sha256', secret)
    .update(`quote:${bulkId ?? id}`)
    .digest('base64url')
