import { MAX_ITEMS } from '#contract/options.ts'
import type { Progress, ProgressEntry } from '#contract/resources/resource-progress.ts'
import type { Resource } from '#contract/resources/resources.ts'
import type { Context } from '#server/context.ts'
import { inTransaction, type Db } from '#server/db/db.ts'
import { conflict } from '#server/http/problems.ts'
import { doneOf, itemsOf } from '#shared/resource-items.ts'
import { mergeProgress, progressBy, progressIn } from './progress-queries.ts'

const NOTHING: Progress = { values: {}, updatedAt: null }

export const readProgress = async (db: Db, accountId: string, resourceId: string): Promise<Progress> =>
  (await progressIn(db, accountId, resourceId)) ?? NOTHING

/** Merges values into what is stored. @throws 409 when that would be more than a resource has room for */
export const saveValues = (
  { db, now }: Pick<Context, 'db' | 'now'>,
  key: { accountId: string; resourceId: string },
  values: Progress['values'],
): Promise<Progress> =>
  inTransaction(db, async (tx) => {
    const stored = await mergeProgress(tx, key, values, now())
    if (Object.keys(stored.values).length > MAX_ITEMS)
      throw conflict(`${MAX_ITEMS} items of a resource can be stored. Please remove some rows first.`)
    return stored
  })

/** Returns the resources in which an account has ticked or written something, the last one first. */
export async function listBegun(db: Db, accountId: string, resources: readonly Resource[]): Promise<ProgressEntry[]> {
  const byId = new Map(resources.map((resource) => [resource.id, resource]))
  return (await progressBy(db, accountId)).flatMap(({ resourceId, values, updatedAt }) => {
    const resource = byId.get(resourceId)
    if (!resource || Object.keys(values).length === 0) return []
    return [{ id: resourceId, done: doneOf(resource, values), total: itemsOf(resource).length, updatedAt }]
  })
}
