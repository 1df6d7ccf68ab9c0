import { isDeepStrictEqual } from 'node:util'
import { ALL_SECTIONS, completeSections, HOME_SECTION_IDS, type HomeSection } from '#contract/site/home-section-order.ts'
import { etagOfItem } from '#contract/endpoint/etags.ts'
import type { Context } from '#server/context.ts'
import { inTransaction, type Db } from '#server/db/db.ts'
import { insertAudit } from '#server/features/audit/queries.ts'
import type { SessionAccount } from '#server/http/access/requester.ts'
import { checkMatch } from '#server/http/kinds/versioned-kind.ts'
import { required } from '#shared/required.ts'
import { itemByKey, lockItems, updateItem, type ItemRow } from './queries.ts'

export const SECTIONS_KEY = 'home.sections'

/** Parses a stored order; sections that the site no longer has are left out, new ones come last. */
export function sectionsOf(value: string | null): HomeSection[] {
  if (value === null) return [...ALL_SECTIONS]
  const stored: HomeSection[] = JSON.parse(value)
  return completeSections(stored.filter(({ id }) => HOME_SECTION_IDS.includes(id)))
}

const toResponse = (row: ItemRow) => ({
  body: { id: row.id, sections: sectionsOf(row.value), version: row.version },
  etag: etagOfItem(row),
})

/** The row is added at the start. */
export const homeSections = async (db: Db) =>
  toResponse(required(await itemByKey(db, 'layout', SECTIONS_KEY), 'The order of the home page'))

type Deps = Pick<Context, 'db' | 'changes' | 'now'>
type Change = { sections: HomeSection[]; ifMatch: string | undefined; by: SessionAccount }

/** Stores the order of the home page, with history, audit and notice. @throws 409 where `ifMatch` is not the current ETag */
export const changeSections = ({ db, changes, now }: Deps, { sections, ifMatch, by }: Change) =>
  inTransaction(db, async (tx) => {
    const [row] = await lockItems(tx, 'layout')
    const item = required(row, 'The row of the order, which is added at the start')
    checkMatch(
      ifMatch,
      [etagOfItem(item)],
      `${item.updatedBy ?? 'Somebody'} has changed the order in the meantime. Look at it, then save again.`,
    )
    const before = sectionsOf(item.value)
    if (isDeepStrictEqual(before, sections)) return toResponse(item)
    const value = isDeepStrictEqual(sections, ALL_SECTIONS) ? null : JSON.stringify(sections)
    await updateItem(tx, { id: item.id, value, at: now(), username: by.username })
    await insertAudit(tx, by, { action: 'home.sections', subject: 'home page', details: { before, after: sections } })
    await changes.publish(tx)
    return homeSections(tx)
  })
