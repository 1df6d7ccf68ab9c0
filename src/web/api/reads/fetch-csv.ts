import type { PagedAddress, RequestOf } from '#contract/api.ts'
import { sendRequest } from '#web/api/client/call.ts'

/**
 * Fetches a whole list as a CSV file, for `download`. A script requests it because a link cannot send the owner token.
 * @throws what a call throws
 */
export async function fetchCsv<A extends PagedAddress>(address: A, filters: Omit<RequestOf<A>, 'limit' | 'offset'>): Promise<Blob> {
  const response = await sendRequest(address, filters, {}, 'text/csv')
  return response.blob()
}
