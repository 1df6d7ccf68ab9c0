import type { SiteContent } from '#contract/site/site.ts'
import type { Db } from '#server/db/db.ts'
import { SITE_STYLES } from '#contract/site/site-styles.ts'
import { siteCss } from '#shared/site/site-css.ts'
import { resourceText } from '#server/features/resources/owner-texts.ts'
import { knownItem } from './change-items.ts'
import { SECTIONS_KEY, sectionsOf } from './home-sections.ts'
import { KNOWN_TEXTS } from './known-texts.ts'
import { changedItems, insertItems, type Kind } from './queries.ts'

/** Adds a row for each item of the code that has none yet; its id stays with its key. */
export async function registerItems(db: Db): Promise<void> {
  await insertItems(
    db,
    'text',
    KNOWN_TEXTS.map(({ key }) => key),
  )
  await insertItems(
    db,
    'style',
    SITE_STYLES.map(({ key }) => key),
  )
  await insertItems(db, 'layout', [SECTIONS_KEY])
}

/**
 * Returns what the owner has changed of the pages: what differs from the originals, and no value that the item can no longer have. Texts of
 * resources are not among it, since every page carries it.
 */
export async function siteContentOf(db: Db): Promise<SiteContent> {
  const changed = (await changedItems(db)).filter(({ kind, key, value }) => kind === 'layout' || isAllowed(kind, key, value))
  const valuesOf = (of: Kind) => Object.fromEntries(changed.filter(({ kind }) => kind === of).map(({ key, value }) => [key, value]))
  const { [SECTIONS_KEY]: sections } = valuesOf('layout')
  return { texts: valuesOf('text'), css: siteCss(valuesOf('style')), ...(sections && { sections: sectionsOf(sections) }) }
}

const isAllowed = (kind: 'text' | 'style', key: string, value: string) => {
  const item = knownItem(kind, key)
  return item !== undefined && !resourceText(key) && item.problemOf(value) === undefined
}
