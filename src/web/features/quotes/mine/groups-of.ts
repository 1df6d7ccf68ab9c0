import type { QuoteRequest } from '#contract/quotes.ts'

export type Group = { bulkId: string | null; requests: QuoteRequest[] }

/** Requests in their order: those of one bulk request together where the first of them stands, and the single ones between in one list. */
export function groupsOf(requests: readonly QuoteRequest[]): Group[] {
  const groups: Group[] = []
  for (const request of requests) {
    const { bulkId } = request
    const last = groups.at(-1)
    const group = bulkId ? groups.find((one) => one.bulkId === bulkId) : last?.bulkId === null ? last : undefined
    if (group) group.requests.push(request)
    else groups.push({ bulkId, requests: [request] })
  }
  return groups
}
