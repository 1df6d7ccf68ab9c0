import type { SentRequest } from '#contract/quotes/quotes.ts'

export type Group = { bulkId: string | null; requests: [SentRequest, ...SentRequest[]] }

/**
 * Groups requests in their order: those of one bulk request at the position of its first, and the single ones between bulk requests in one
 * list. Duplicates are removed, which appear when the list grew between the loads of two pages.
 */
function groupsOf(requests: readonly SentRequest[]): Group[] {
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

/** Groups requests under who has to go on; a bulk request is the buyer's turn as soon as one of its requests is. A part without any is left out. */
export function byTurn(requests: readonly SentRequest[]): { title: string; groups: Group[] }[] {
  const turns = new Set(requests.filter(({ isBuyersTurn }) => isBuyersTurn).map(({ id, bulkId }) => bulkId ?? id))
  const isTurn = ({ id, bulkId }: SentRequest) => turns.has(bulkId ?? id)
  return [
    { title: 'Your turn', groups: groupsOf(requests.filter(isTurn)) },
    { title: 'Waiting and closed', groups: groupsOf(requests.filter((request) => !isTurn(request))) },
  ].filter(({ groups }) => groups.length > 0)
}
