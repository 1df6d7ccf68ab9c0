import { sql } from 'kysely'
import { jsonBuildObject } from 'kysely/helpers/postgres'
import { AT_SUPPLIER, type SampleState } from '#contract/samples/sample-states.ts'
import type { Db } from '#server/db/db.ts'

const COLUMNS = [
  'id',
  'status',
  'createdAt',
  'statusAt',
  'item',
  'productId',
  'businessName',
  'contactEmail',
  'contactPhone',
  'deliveryLocation',
  'note',
  'stars',
  'verdictNote',
  'isShown',
  'verdictAt',
] as const

const samples = (db: Db) =>
  db
    .selectFrom('samples as r')
    .leftJoin('suppliers as s', 's.id', 'r.supplierId')
    .select(COLUMNS.map((column) => `r.${column}` as const))
    .select(({ ref, fn }) =>
      jsonBuildObject({
        id: ref('s.id'),
        businessName: fn.coalesce('s.businessName', 'r.supplierName').$notNull(),
        category: fn.coalesce('s.category', 'r.supplierCategory').$notNull(),
      }).as('supplier'),
    )
export type SampleRow = Awaited<ReturnType<typeof findSample>>

/** Returns a sample that exists. */
export const findSample = (db: Db, id: string) => samples(db).where('r.id', '=', id).executeTakeFirstOrThrow()

/** Returns the steps of a sample, the earliest first. */
export const stepsOfSample = (db: Db, id: string) =>
  db.selectFrom('sampleSteps').select(['step', 'by', 'at', 'note']).where('sampleId', '=', id).orderBy('id').execute()

type Wanted = {
  of: { accountId: string } | { supplierId: number }
  status: SampleState | null
  isWaiting?: boolean
  limit: number
  offset: number
}

/** Returns a page of the samples of one side, the newest first, with their total. */
export async function pageOfSamples(db: Db, { of, status, isWaiting = false, limit, offset }: Wanted) {
  const matching = sql<boolean>`${'accountId' in of ? sql`r.account_id = ${of.accountId}` : sql`r.supplier_id = ${of.supplierId}`}
    and ${status === null ? sql`true` : sql`r.status = ${status}`}
    and ${isWaiting ? sql`r.status in (${sql.join(AT_SUPPLIER)})` : sql`true`}`
  const rows = await samples(db).where(matching).orderBy('r.createdAt', 'desc').orderBy('r.id').limit(limit).offset(offset).execute()
  const { total } = await db
    .selectFrom('samples as r')
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .where(matching)
    .executeTakeFirstOrThrow()
  return { rows, total }
}
