import { randomUUID } from 'node:crypto'
import type { NewRequestLine, RequestLine } from '#contract/quotes/request-lines.ts'
import type { CategoryName } from '#contract/options.ts'
import type { Db } from '#server/db/db.ts'
import { invalid } from '#server/http/problems.ts'
import { needOfLine } from '#shared/order-line/line-need.ts'
import { required } from '#shared/required.ts'
import { ownLineIds } from './own-list-queries.ts'

/** A line as the row of its request has it. */
export type StoredLine = Omit<RequestLine, 'listLineId'> & { category: CategoryName | null }
/** A line with what is not stored in the row, because a supplier reads that. */
export type IdentifiedLine = { stored: StoredLine; listLineId: string | null }

/**
 * Gives each line its id and what it comes to. Ids rise in the order of the lines: suppliers of a bulk request have some of them each, and none
 * learns from a number that there are others.
 * @throws 400 for a line of a list that is not the account's own
 */
export async function identifiedLines(tx: Db, lines: readonly NewRequestLine[], accountId: string | null): Promise<IdentifiedLine[]> {
  const ofLists = lines.flatMap(({ listLineId }) => listLineId ?? [])
  const own = accountId === null ? new Set() : await ownLineIds(tx, accountId, ofLists)
  const faults = lines.flatMap(({ listLineId }, n) =>
    listLineId === null || own.has(listLineId) ? [] : [{ path: `lines.${n}.listLineId`, message: 'This is no line of your order lists.' }],
  )
  if (faults.length > 0) throw invalid(faults)
  const ids = lines.map(() => randomUUID()).toSorted()
  return lines.map(({ listLineId, ...line }, n) => ({
    stored: { id: required(ids[n], 'The id of a line'), ...line, ...needOfLine(line) },
    listLineId,
  }))
}

/** Notes which lines of requests were made from lines of the buyer's lists. */
export async function insertLineSources(tx: Db, requests: readonly { id: string; lines: readonly IdentifiedLine[] }[]): Promise<void> {
  const rows = requests.flatMap(({ id: requestId, lines }) =>
    lines.flatMap(({ stored, listLineId }) => (listLineId === null ? [] : [{ requestId, lineId: stored.id, listLineId }])),
  )
  if (rows.length > 0) await tx.insertInto('requestLineSources').values(rows).execute()
}
