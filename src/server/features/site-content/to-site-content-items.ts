import type { SiteContentItem, StyleItem } from '#contract/site/site-content.ts'
import { SITE_STYLES } from '#contract/site/site-styles.ts'
import { mostOf } from '#shared/site/site-values.ts'
import { KNOWN_TEXTS } from './known-texts.ts'
import type { ItemRow } from './queries.ts'

/** Joins what the code knows of each item with its row, in the order of the code; rows of items that the code no longer has are left out. */
function joined<Known extends { key: string }, Item>(known: readonly Known[], rows: ItemRow[], join: (known: Known, row: ItemRow) => Item) {
  const byKey = new Map(rows.map((row) => [row.key, row]))
  return known.flatMap((one) => {
    const row = byKey.get(one.key)
    return row ? [join(one, row)] : []
  })
}

/** Returns the texts as the wire has them. */
export const siteContentItems = (rows: ItemRow[]): SiteContentItem[] =>
  joined(KNOWN_TEXTS, rows, (text, row) => ({
    ...row,
    label: text.label,
    description: text.description ?? '',
    page: text.page,
    section: text.section,
    type: text.type,
    value: row.value ?? text.value,
    original: text.value,
    options: text.options ? [...text.options] : null,
    variables: [...(text.variables ?? [])],
    isOptional: text.isOptional ?? false,
    most: mostOf(text),
  }))

/** Returns the styles as the wire has them. */
export const styleItems = (rows: ItemRow[]): StyleItem[] =>
  joined(SITE_STYLES, rows, (style, row) => ({
    ...row,
    label: style.label,
    description: style.description,
    type: style.type,
    cssProperty: style.cssProperty,
    theme: style.theme ?? null,
    value: row.value ?? style.value,
    original: style.value,
  }))
