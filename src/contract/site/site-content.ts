import * as z from 'zod/mini'
import { endpoint, listEndpoint } from '#contract/endpoint/endpoint.ts'
import { ITEM_TYPES } from '#contract/site-texts/labelled-texts.ts'
import { TEXT_PAGE_NAMES } from '#contract/site-texts/text-group.ts'
import { described, Id, lineEnds, noControls, paging, PathId, Time } from '#contract/endpoint/values.ts'

/** What texts, styles and the order of sections have in common: a value that the owner may change, with its version. */
const item = {
  id: z.int(),
  key: z.string(),
  label: z.string(),
  description: z.string(),
  value: z.string(),
  original: described(z.string(), 'The value until the owner changes it.'),
  version: described(z.int(), "Counts the changes. The item's ETag consists of it."),
  updatedAt: z.nullable(Time),
  updatedBy: z.nullable(z.string()),
}

export const SiteContentItem = z.object({
  ...item,
  page: z.enum(TEXT_PAGE_NAMES),
  section: z.string(),
  type: z.enum(ITEM_TYPES),
  options: described(z.nullable(z.array(z.object({ value: z.string(), label: z.string() }))), 'The values to choose from.'),
  variables: described(z.array(z.string()), 'Names that may stand in braces: `{suppliers}`.'),
  isOptional: z.boolean(),
  most: described(z.int(), 'The most characters.'),
})
export type SiteContentItem = z.output<typeof SiteContentItem>

export const StyleItem = z.object({
  ...item,
  type: z.enum(['color', 'font', 'size']),
  cssProperty: z.string(),
  theme: described(z.nullable(z.enum(['light', 'dark'])), 'The theme that a colour belongs to; null for both.'),
})
export type StyleItem = z.output<typeof StyleItem>

/** The schema of a value; what it may be depends on the item. Null restores the original. */
const value = z.nullable(
  z.string('Please give a value.').check(lineEnds, z.maxLength(4000, 'Please keep this to 4,000 characters or fewer.'), noControls),
)
export const MAX_UPDATES = 500
const updates = z
  .array(z.object({ id: Id, value }), 'Please list the changes.')
  .check(
    z.minLength(1, 'Please change something first.'),
    z.maxLength(MAX_UPDATES, `Please save at most ${MAX_UPDATES} changes at a time.`),
  )
const updated = z.object({ updated: z.int() })

export const listContent = endpoint('GET /api/admin/content', {
  isPrivate: true,
  summary: 'All texts of the site that the owner may change',
  output: z.array(SiteContentItem),
})
export const changeContent = endpoint('PUT /api/admin/content/:key', {
  summary: 'Change a text of the site',
  params: { key: z.string().check(z.regex(/^[a-z][\w.-]{2,80}$/i)) },
  body: { value },
  output: SiteContentItem,
})
export const changeManyTexts = endpoint('POST /api/admin/content/bulk-update', {
  summary: 'Change texts of the site, all or none',
  body: { updates },
  output: updated,
})
export const listStyles = endpoint('GET /api/admin/styles', {
  isPrivate: true,
  summary: 'All styles of the site that the owner may change',
  output: z.array(StyleItem),
})
export const changeManyStyles = endpoint('POST /api/admin/styles/bulk-update', {
  summary: 'Change styles of the site, all or none',
  body: { updates },
  output: updated,
})
export const listItemHistory = listEndpoint('GET /api/admin/site-items/:id/history', {
  isPrivate: true,
  summary: 'The values that a text or a style has had',
  description: 'Of a text or a style, newest first.',
  params: { id: PathId },
  query: paging(20),
  item: z.object({
    id: z.int(),
    value: described(z.nullable(z.string()), 'Null: the original.'),
    at: Time,
    username: z.string(),
  }),
})
