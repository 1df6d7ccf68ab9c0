import { sql } from 'kysely'
import type { Input, ListPage } from '#contract/endpoint/endpoint.ts'
import type { GroupSummary, listGroups } from '#contract/groups/groups.ts'
import { CATEGORIES } from '#contract/options.ts'
import type { Db } from '#server/db/db.ts'
import { multirangeOf } from '#server/features/groups/joining/place-of-group.ts'
import { groupRows, membersOf, quotesOf } from '#server/features/groups/queries.ts'
import { areaOf, postcodesWithin, rangesOf } from '#server/features/places/place-area.ts'
import { resolvePlace } from '#server/features/places/resolve-place.ts'
import { summaryOf } from './show-group.ts'

const NOTHING: ListPage<GroupSummary> = { items: [], total: 0 }

/** Returns a page of groups: those that can be joined, the next deadline first, then those that have ended, the last first. */
export async function groupPage(db: Db, { place, category, limit, offset }: Input<typeof listGroups>): Promise<ListPage<GroupSummary>> {
  const postcodes = place ? postcodesAround(place) : undefined
  const name = category ? CATEGORIES.find((known) => known.toLowerCase() === category.toLowerCase()) : undefined
  // A place or category that nobody knows has no groups.
  if ((place && !postcodes) || (category && !name)) return NOTHING
  const found = groupRows(db)
    .$if(postcodes !== undefined, (query) => query.where(sql<boolean>`place_postcodes && ${postcodes}::int4multirange`))
    .$if(name !== undefined, (query) => query.where('category', '=', name ?? 'Coffee'))
  const rows = await found
    .orderBy(sql`outcome is not null`)
    .orderBy(sql`case when outcome is null then deadline end`)
    .orderBy('deadline', 'desc')
    .orderBy('id')
    .limit(limit)
    .offset(offset)
    .execute()
  const { total } = await found
    .clearSelect()
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  if (rows.length === 0) return { items: [], total }
  const ids = rows.map(({ id }) => id)
  const [members, quotes] = [Map.groupBy(await membersOf(db, ids), byGroup), Map.groupBy(await quotesOf(db, ids), byGroup)]
  return {
    items: rows.map((group) => summaryOf({ group, members: members.get(group.id) ?? [], offers: quotes.get(group.id) ?? [] })),
    total,
  }
}

const byGroup = ({ groupId }: { groupId: string }) => groupId

/** Returns the postcodes of a place and those near it; undefined for a text that names none. */
function postcodesAround(text: string): string | undefined {
  const resolved = resolvePlace(text)
  if (!resolved) return undefined
  const { ranges, middle, nearKm } = areaOf(resolved.found)
  return multirangeOf([...ranges, ...(middle ? rangesOf(postcodesWithin(middle, nearKm)) : [])])
}
