import * as z from 'zod/mini'
import { endpoint } from '#contract/endpoint/endpoint.ts'
import { MAX_RESOURCE_SEARCH } from '#contract/options.ts'
import { cutAt, described, noControls, optional, trimmed } from '#contract/endpoint/values.ts'

// The resource library: guides, tools and templates for venues and suppliers.

export const RESOURCE_TYPES = ['guide', 'tool', 'template', 'workbook', 'playbook', 'checklist', 'toolkit'] as const
export type ResourceType = (typeof RESOURCE_TYPES)[number]
export const RESOURCE_CATEGORIES = ['for-cafes', 'for-suppliers'] as const

const words = z.string().check(z.trim(), z.minLength(1))
const few = z.array(words).check(z.minLength(1))

/** Part of a running text: a paragraph, a list, numbered steps, a table, or a note that stands out. */
const Block = z.union([
  words,
  z.strictObject({ list: few }),
  z.strictObject({ steps: few }),
  z.strictObject({ table: z.strictObject({ columns: few, rows: z.array(z.array(z.string())).check(z.minLength(1)) }) }),
  z.strictObject({ note: words }),
])
export type Block = z.output<typeof Block>

/** Part of a text document to fill in. `fields` are labels, each with room to write; `signatures` are who signs. */
const DocumentBlock = z.union([
  Block,
  z.strictObject({ heading: words }),
  z.strictObject({ fields: few }),
  z.strictObject({ blanks: z.strictObject({ columns: few, rows: z.int().check(z.gte(1), z.lte(40)) }) }),
  z.strictObject({ signatures: few }),
])

const COLUMN_KINDS = ['text', 'number', 'money', 'percent', 'date'] as const

/**
 * A sheet: rows that are examples or start values, then blank ones. A `formula` fills its column in every row, `total` stands below; both are
 * spreadsheet formulas without the equals sign, in which `{row}` is the row, `{first}` and `{last}` are the first and the last row.
 */
const Sheet = z.strictObject({
  name: words.check(z.maxLength(31)),
  intro: z.optional(words),
  columns: z
    .array(
      z.strictObject({
        title: words,
        kind: z.enum(COLUMN_KINDS),
        width: z.int().check(z.gte(6), z.lte(60)),
        formula: z.optional(words),
        total: z.optional(words),
      }),
    )
    .check(z.minLength(2), z.maxLength(16)),
  rows: z.array(z.array(z.nullable(z.union([z.string(), z.number()])))),
  blankRows: z.int().check(z.gte(0), z.lte(60)),
})
export type Sheet = z.output<typeof Sheet>

const about = {
  id: z.string().check(z.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/)),
  name: words,
  description: words,
  /** What it does for whoever fills it in. */
  features: few,
  /** Its parts. */
  includes: few,
}
const Template = z.discriminatedUnion('format', [
  z.strictObject({ ...about, format: z.literal('docx'), body: z.array(DocumentBlock).check(z.minLength(4)) }),
  z.strictObject({ ...about, format: z.literal('xlsx'), sheets: z.array(Sheet).check(z.minLength(1), z.maxLength(6)) }),
])
export type Template = z.output<typeof Template>

const Source = z.strictObject({
  title: words,
  publisher: words,
  url: z.url(),
  date: described(
    z.nullable(z.string().check(z.regex(/^\d{4}(?:-\d{2}){0,2}$/))),
    'The day, month or year that the text names as its own: 2025-07-01, 2025-07, 2025. Null where it names none, or was not read.',
  ),
  isVerified: described(z.boolean(), 'Whether what the resource says was compared with its text.'),
})

/** A resource of the library. The page shows what is there, in this order, and knows no resource by its id. */
export const Resource = z.strictObject({
  id: z.string().check(z.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/)),
  title: words,
  description: words,
  type: z.enum(RESOURCE_TYPES),
  category: z.enum(RESOURCE_CATEGORIES),
  readTime: described(z.int().check(z.gte(5), z.lte(30)), 'In minutes, shown as "12 min read".'),
  popular: z.boolean(),
  updatedOn: described(z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/)), 'The day on which its text was last gone through.'),
  hasCalculator: described(z.optional(z.boolean()), 'Whether it is the cost reduction calculator, which stands above its text.'),
  overview: few,
  keyBenefits: few,
  sections: z.array(
    z.strictObject({
      title: words,
      content: z.array(Block).check(z.minLength(1)),
      leadsTo: described(z.optional(z.literal('seafood')), 'The page of a venue that a section is about.'),
    }),
  ),
  scripts: z.optional(z.array(z.strictObject({ title: words, scenario: words, script: words, tips: few }))),
  checklist: z.optional(z.array(z.strictObject({ category: words, items: few }))),
  scorecard: described(
    z.optional(
      z.strictObject({
        categories: z.array(z.strictObject({ name: words, weight: z.int().check(z.gte(1), z.lte(100)), metrics: few })),
      }),
    ),
    'Weights in per cent, 100 in all; each category is scored from 1 to 5.',
  ),
  workbook: z.optional(
    z.array(z.strictObject({ section: words, exercises: z.array(z.strictObject({ task: words, hint: z.optional(words) })) })),
  ),
  templates: z.array(Template),
  toolkit: z.optional(z.array(z.strictObject({ tool: words, description: words, includes: few }))),
  worksheet: z.optional(z.strictObject({ title: words, fields: few })),
  tips: z.optional(few),
  actionItems: few,
  sources: z.array(Source),
})
export type Resource = z.output<typeof Resource>

/** An entry of the catalogue. `popular` follows what is opened most, once anything is. `downloadUrl` is where its button leads. */
export const CatalogueEntry = z.object({
  id: z.string(),
  title: z.string(),
  description: z.string(),
  type: z.enum(RESOURCE_TYPES),
  category: z.enum(RESOURCE_CATEGORIES),
  readTime: z.int(),
  popular: z.boolean(),
  downloadUrl: z.string(),
})
export type CatalogueEntry = z.output<typeof CatalogueEntry>

export const listResources = endpoint('GET /api/resources', {
  summary: 'The resource library in its order, or what a search finds in titles, texts and types, the best match first',
  query: {
    search: described(optional(z.string().check(cutAt(MAX_RESOURCE_SEARCH), trimmed, noControls)), 'What is looked for, in words.'),
    category: described(
      optional(z.enum(RESOURCE_CATEGORIES, 'Please choose one of the two categories.')),
      'Keeps only resources for cafes, or only those for suppliers.',
    ),
  },
  output: z.array(CatalogueEntry),
})

export const resourceParams = { id: z.string().check(z.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/), z.maxLength(80)) }

/** A template as its page shows it: what is in it, and the file. */
const TemplateOnPage = z.object({
  ...about,
  format: z.enum(['docx', 'xlsx']),
  url: z.string(),
  body: described(z.optional(z.array(DocumentBlock)), 'What a text document says.'),
  sheets: described(
    z.optional(z.array(z.object({ name: z.string(), columns: z.array(z.string()) }))),
    "What a workbook's sheets are called, and their columns.",
  ),
})
export type TemplateOnPage = z.output<typeof TemplateOnPage>

export const ResourcePage = z.object({
  ...z.omit(Resource, { templates: true, popular: true }).shape,
  templates: z.array(TemplateOnPage),
  packageUrl: described(z.string(), 'The whole as one file, and its text alone.'),
  pdfUrl: z.string(),
  related: z.array(CatalogueEntry),
})
export type ResourcePage = z.output<typeof ResourcePage>
export const getResource = endpoint('GET /api/resources/:id', {
  summary: 'A resource with all of its text',
  params: resourceParams,
  output: ResourcePage,
})

export const countOpen = endpoint('POST /api/resources/:id/opens', {
  summary: 'Count that a resource is read',
  description: 'One visitor counts once a day.',
  params: resourceParams,
})
