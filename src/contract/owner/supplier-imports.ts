import * as z from 'zod/mini'
import { endpoint, listEndpoint } from '#contract/endpoint/endpoint.ts'
import { MIB } from '#shared/bytes.ts'
import { described, paging, Time, Uuid } from '#contract/endpoint/values.ts'

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
  rows: z.array(ImportRow),
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
