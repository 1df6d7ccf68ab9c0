import type { SentRequest } from '#contract/quotes.ts'

export type Group = { bulkId: string | null; requests: SentRequest[] }

/**
 * Requests in their order, each once: those of one bulk request together where the first of them stands, and the single ones between in
 * one list. A list that grew while it was read has a request twice.
 */
export function groupsOf(requests: readonly SentRequest[]): Group[] {
  const groups: Group[] = []
  for (const request of new Map(requests.map((one) => [one.id, one])).values()) {
    const { bulkId } = request
    const last = groups.at(-1)
    const group = bulkId ? groups.find((one) => one.bulkId === bulkId) : last?.bulkId === null ? last : undefined
    if (group) group.requests.push(request)
    else groups.push({ bulkId, requests: [request] })
  }
  return groups
}
