import type { PagedAddress, RequestOf } from '#contract/api.ts'
import { sendRequest } from './call.ts'

/**
 * Fetches a whole list as a CSV file. A link could not bring the owner token along, so a script asks for it, and what has come is given
 * to the person as a file (`download`). @throws what a call throws
 */
export async function fetchCsv<A extends PagedAddress>(address: A, filters: Omit<RequestOf<A>, 'limit' | 'offset'>): Promise<Blob> {
  const response = await sendRequest(address, filters, {}, 'text/csv')
  return response.blob()
}
