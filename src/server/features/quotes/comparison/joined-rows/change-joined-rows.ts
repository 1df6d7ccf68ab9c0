import { createHash } from 'node:crypto'
import type { Input, Output } from '#contract/endpoint/endpoint.ts'
import type { changeJoinedRows, JoinedRows } from '#contract/quotes/comparison/joined-rows.ts'
import type { Db } from '#server/db/db.ts'
import { lockBulk } from '#server/features/quotes/steps/others-queries.ts'
import { repeatedFaults } from '#server/http/faults.ts'
import { checkMatch, type VersionedResponse } from '#server/http/kinds/versioned-kind.ts'
import { invalid, notFound } from '#server/http/problems.ts'
import { joinedRowsOf, replaceJoinedRows } from './joined-row-queries.ts'

const CHANGED =
  'Rows of this comparison have been joined or split meanwhile, perhaps on another device. Please look at them, and try again.'
const TWICE = 'This row stands in two places. Please give each row once.'

/**
 * Replaces which rows of a comparison are joined and which are split.
 * @throws 400 for a row that stands twice, 404 where the request was deleted meanwhile, 409 for a stale `If-Match`
 */
export async function changeJoined(
  tx: Db,
  { id: bulkId, joined, apart }: Input<typeof changeJoinedRows>,
  ifMatch: string | undefined,
): Promise<VersionedResponse<Output<typeof changeJoinedRows>>> {
  if ((await lockBulk(tx, bulkId)).length === 0) throw notFound('This request')
  checkMatch(ifMatch, [versioned(await joinedRowsOf(tx, bulkId)).etag], CHANGED)
  const places = joined.flatMap((group, n) => group.map((row, m) => ({ row, path: `joined.${n}.${m}` })))
  const faults = [...faultsOf(places), ...faultsOf(apart.map((row, n) => ({ row, path: `apart.${n}` })))]
  if (faults.length > 0) throw invalid(faults)
  await replaceJoinedRows(tx, bulkId, { joined, apart })
  return readJoined(tx, bulkId)
}

/** Returns what is joined and split, with its ETag. */
export const readJoined = async (db: Db, bulkId: string) => versioned(await joinedRowsOf(db, bulkId))

const faultsOf = (places: readonly { row: string; path: string }[]) =>
  repeatedFaults(
    places.map(({ row }) => row),
    (n) => places[n]?.path ?? '',
    TWICE,
  )

/** The version is made of what is kept, so that rows put back as they were are the same. */
function versioned({ joined, apart }: JoinedRows): VersionedResponse<Output<typeof changeJoinedRows>> {
  const version = createHash('sha256')
    .update(JSON.stringify([joined, apart]))
    .digest('base64url')
  return { body: { joined, apart, version }, etag: `"${version}"` }
}
