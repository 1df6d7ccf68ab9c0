import * as z from 'zod/mini'
import { endpoint, listEndpoint } from '#contract/endpoint/endpoint.ts'
import { MAX_LISTING_ANSWERS } from './owner-supplier-options.ts'
import { MIB } from '#shared/bytes.ts'
import { CATEGORIES } from '#contract/options.ts'
import { Count, described, Id, optional, paging, Time, Uuid } from '#contract/endpoint/values.ts'

// Files of suppliers that the owner imports (docs/behaviour/owner-suppliers.md, Import of suppliers). The file itself is the body of POST
// /api/admin/suppliers/import, as text/csv.

export const IMPORT_BYTES = 10 * MIB
/** The rows of a dry run that are listed one by one. */
export const MAX_DRY_ROWS = 100_000

const ROW_OUTCOMES = ['imported', 'updated', 'unchanged', 'skipped'] as const
export type RowOutcome = (typeof ROW_OUTCOMES)[number]

/** What becomes of a row of the file. */
export const ImportRow = z.object({
  line: described(z.int(), 'Where the row begins in the file.'),
  businessName: z.string(),
  outcome: z.enum(ROW_OUTCOMES),
  note: described(z.nullable(z.string()), 'Why it is skipped, or what changes, what is kept and which values are left out.'),
})
export type ImportRow = z.output<typeof ImportRow>

const LISTING_ANSWERS = ['same', 'other'] as const
const ListingAnswer = z.enum(LISTING_ANSWERS, 'An answer is same or other.')
export type ListingAnswer = z.output<typeof ListingAnswer>

/** A listing that a row may be of, with what the owner has answered. */
export const ListingQuestion = z.object({ supplierId: Id, businessName: z.string(), answer: z.nullable(ListingAnswer) })
export type ListingQuestion = z.output<typeof ListingQuestion>

/** What would become of a row of the file. */
export const DryRow = z.extend(ImportRow, {
  category: described(z.nullable(z.enum(CATEGORIES)), 'As which it would be listed.'),
  place: described(z.nullable(z.string()), 'Suburb, state and postcode as they are read.'),
  isLeftOut: described(z.boolean(), 'Whether the owner has said that it is left out.'),
  needsCategory: described(z.boolean(), 'Whether it is skipped because its category is not known: the owner can name one.'),
  questions: described(
    z.optional(z.array(ListingQuestion)),
    'Where the row may be of a listing that there is: of which, and what was answered. Without an answer it is skipped.',
  ),
})
export type DryRow = z.output<typeof DryRow>

/** The SHA-256 of a file or of answers, in hexadecimal. */
export const Digest = z.string().check(z.regex(/^[0-9a-f]{64}$/, 'A digest is 64 hexadecimal digits.'))

const counts = { imported: z.int(), updated: z.int(), unchanged: z.int(), skipped: z.int() }

/** What an import of the file would do. */
export const DryRun = z.object({
  used: described(
    z.array(z.object({ heading: z.string(), field: z.string() })),
    'The columns that are read, as which field, and those that are not.',
  ),
  unused: z.array(z.string()),
  ...counts,
  kept: described(z.int(), 'The rows of which something is kept that a person has entered; with overwrite=true it is replaced.'),
  file: described(Digest, 'What answers to this file are stored by.'),
  answers: described(Digest, 'What identifies the answers that were used: an import with it is refused once they have changed.'),
  rows: z.array(DryRow),
})
export type DryRun = z.output<typeof DryRun>

const IMPORT_STATUSES = ['waiting', 'running', 'done', 'failed'] as const
export type ImportStatus = (typeof IMPORT_STATUSES)[number]

/** An import under way, or what has become of it. */
export const SupplierImport = z.object({
  id: Uuid,
  status: z.enum(IMPORT_STATUSES),
  username: z.string(),
  createdAt: Time,
  finishedAt: z.nullable(Time),
  bytes: z.int(),
  bytesRead: z.int(),
  rowsRead: z.int(),
  ...counts,
  error: described(z.nullable(z.string()), 'Why it failed.'),
  undoUntil: described(z.nullable(Time), 'Until when it can be undone; null where it cannot, or has changed nothing.'),
  undo: described(
    z.nullable(
      z.object({
        status: z.enum(['running', 'done']),
        username: z.string(),
        removed: described(z.int(), 'Listings that it had added.'),
        restored: described(z.int(), 'Listings that have again what it wrote over.'),
        left: described(z.int(), 'Listings to which something has happened since: they stay as they are.'),
      }),
    ),
    'What became of an undo.',
  ),
})
export type SupplierImport = z.output<typeof SupplierImport>

export const StartedImport = z.object({ importId: Uuid })

export const getImport = endpoint('GET /api/admin/imports/:id', {
  isPrivate: true,
  summary: 'How far an import of suppliers is',
  params: { id: Uuid },
  output: SupplierImport,
})
export const listImportRows = listEndpoint('GET /api/admin/imports/:id/rows', {
  isPrivate: true,
  summary: 'What became of each row of an import; as CSV with Accept: text/csv',
  params: { id: Uuid },
  query: paging(50),
  item: ImportRow,
})

export const listImports = listEndpoint('GET /api/admin/imports', {
  isPrivate: true,
  summary: 'Imports of suppliers, the latest first',
  query: paging(20),
  item: SupplierImport,
})
/** How long an import can be undone. */
export const IMPORT_UNDO_DAYS = 30
export const undoImport = endpoint('POST /api/admin/imports/:id/undo', {
  summary: 'Undo an import: listings that it added go, what it wrote over comes back, except where something has happened since',
  description: 'A job does it, as the import itself; GET /api/admin/imports/:id says how far it is.',
  canConflict: true,
  params: { id: Uuid },
  status: 202,
})

export const chooseImportRows = endpoint('PUT /api/admin/imports/rows', {
  summary: 'Say of rows of a file that they are left out, or what their category is',
  body: {
    file: described(Digest, 'As the dry run has it.'),
    rows: z
      .array(
        z.object({
          line: Count('A line is a whole number, 0 or more.'),
          isLeftOut: z.boolean('Please say true or false.'),
          category: described(optional(z.enum(CATEGORIES, 'Please choose a category.')), 'Instead of what the file says.'),
        }),
      )
      .check(
        z.minLength(1, 'Please choose one row at least.'),
        z.maxLength(MAX_LISTING_ANSWERS, `Please send ${MAX_LISTING_ANSWERS} rows or fewer at a time.`),
      ),
  },
})

export const answerImport = endpoint('PUT /api/admin/imports/answers', {
  summary: 'Say of rows of a file whether they are of the listing that the dry run names or of another one',
  body: {
    file: described(Digest, 'As the dry run has it.'),
    answers: z
      .array(z.object({ line: Count('A line is a whole number, 0 or more.'), supplierId: Id, answer: ListingAnswer }))
      .check(
        z.minLength(1, 'Please answer for one row at least.'),
        z.maxLength(MAX_LISTING_ANSWERS, `Please send ${MAX_LISTING_ANSWERS} answers or fewer at a time.`),
      ),
  },
})
