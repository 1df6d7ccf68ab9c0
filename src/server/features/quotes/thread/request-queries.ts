import { sql } from 'kysely'
import { jsonBuildObject } from 'kysely/helpers/postgres'
import type { QuoteState } from '#contract/quotes/quote-states.ts'
import { precompiledQuery, type Db } from '#server/db/db.ts'
import { containing } from '#server/db/like-pattern.ts'
import { required } from '#shared/required.ts'
import { allQuotes, hasAsked, history, isBuyersTurn, lastQuote, lineSources, newsAt, unreadSteps } from './thread-sql.ts'

const COLUMNS = [
  'id',
  'serial',
  'bulkId',
  'status',
  'createdAt',
  'statusAt',
  'businessName',
  'contactName',
  'contactEmail',
  'contactPhone',
  'category',
  'requirements',
  'timeline',
  'quantity',
  'deliveryLocation',
  'urgency',
  'specialRequirements',
  'venueType',
  'seatingCapacity',
  'answers',
  'formVersion',
  'lines',
  'acceptedLines',
  'unreadByBuyer',
  'unreadBySupplier',
] as const

const requests = (db: Db) =>
  db
    .selectFrom('quoteRequests as r')
    .leftJoin('suppliers as s', 's.id', 'r.supplierId')
    .select(COLUMNS.map((column) => `r.${column}` as const))
    .select(lineSources.as('lineSources'))
    .select(({ ref, fn }) =>
      jsonBuildObject({
        id: ref('s.id'),
        businessName: fn.coalesce('s.businessName', 'r.supplierName').$notNull(),
        category: fn.coalesce('s.category', 'r.supplierCategory').$notNull(),
        logoUrl: ref('s.logoUrl'),
        phone: ref('s.phone'),
        email: ref('s.email'),
        abn: ref('s.abn'),
      }).as('supplier'),
    )

export type RequestRow = Awaited<ReturnType<ReturnType<typeof listed>['execute']>>[number]

/** The statement that reads a request with its quotes, the latest first, and its steps, the oldest first. */
export const readingThread = precompiledQuery((db, id: string) =>
  requests(db)
    .select([allQuotes.as('offers'), history.as('history'), hasAsked.as('hasAsked')])
    .where('r.id', '=', id),
)
/** Returns a request that exists. */
export const requestWithThread = async (db: Db, id: string) =>
  required((await db.executeQuery(readingThread(db, id))).rows[0], 'The request')
export type RequestWithThread = Awaited<ReturnType<typeof requestWithThread>>

/** Returns the lines of a request that exists. */
export const linesOfRequest = async (db: Db, id: string) =>
  (await db.selectFrom('quoteRequests').select('lines').where('id', '=', id).executeTakeFirstOrThrow()).lines

/** The same with the latest quote only, as lists show requests. */
export const listed = (db: Db) => requests(db).select(lastQuote.as('offer'))

/** The same as its buyer sees it. */
const sent = (db: Db) =>
  listed(db).select([unreadSteps.as('unreadSteps'), hasAsked.as('hasAsked'), isBuyersTurn.as('isBuyersTurn'), newsAt.as('newsAt')])

/** Returns the requests of a bulk request in the order of their docket numbers. */
export const requestsOfBulk = (db: Db, bulkId: string) => sent(db).where('r.bulkId', '=', bulkId).orderBy('r.serial').execute()

type PageRange = { limit: number; offset: number }
type SentOrder = { sort?: 'newest' | 'news' | undefined }

/** Returns a page of the requests that an account sent, with their total. */
export async function requestsOfAccount(db: Db, accountId: string, { sort, limit, offset }: PageRange & SentOrder) {
  const rows = await sent(db)
    .where('r.accountId', '=', accountId)
    .$if(sort === 'news', (query) => query.orderBy(isBuyersTurn, 'desc').orderBy(newsAt, 'desc'))
    .orderBy('r.createdAt', 'desc')
    .orderBy('r.id')
    .limit(limit)
    .offset(offset)
    .execute()
  const { total } = await db
    .selectFrom('quoteRequests')
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .where('accountId', '=', accountId)
    .executeTakeFirstOrThrow()
  return { rows, total }
}

/** Returns, for each of these bulk requests, how many suppliers received it, have sent a quote and have asked something. */
export async function countsOfBulks(
  db: Db,
  bulkIds: string[],
): Promise<Map<string, { suppliers: number; answered: number; asked: number }>> {
  if (bulkIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('quoteRequests as r')
    .select((eb) => [
      eb.ref('r.bulkId').$notNull().as('bulkId'),
      eb.fn.countAll<number>().as('suppliers'),
      eb.fn
        .countAll<number>()
        .filterWhere(eb.exists(eb.selectFrom('offers as o').select('o.requestId').whereRef('o.requestId', '=', 'r.id')))
        .as('answered'),
      eb.fn.countAll<number>().filterWhere(hasAsked).as('asked'),
    ])
    .where('r.bulkId', 'in', bulkIds)
    .groupBy('r.bulkId')
    .execute()
  return new Map(rows.map(({ bulkId, ...counts }) => [bulkId, counts]))
}

export type InboxFilter = { status: QuoteState | null; isUnread: boolean; search: string | null }

/** Returns a page of the requests that a supplier received, newest first, with their total. */
export async function requestsOfSupplier(db: Db, supplierId: number, filter: InboxFilter, { limit, offset }: PageRange) {
  const received = db.selectFrom('quoteRequests as r').select('r.id').where('r.supplierId', '=', supplierId).where(matching(filter))
  const rows = await listed(db)
    .where('r.supplierId', '=', supplierId)
    .where(matching(filter))
    .orderBy('r.createdAt', 'desc')
    .orderBy('r.id')
    .limit(limit)
    .offset(offset)
    .execute()
  const { total } = await db
    .selectFrom(received.as('received'))
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return { rows, total }
}

/** Returns the condition of a filter of requests `r`; `search` matches texts that contain it literally, ignoring case, or the docket number. */
export function matching({ status, isUnread, search }: InboxFilter) {
  const conditions = [sql<boolean>`true`]
  if (status !== null) conditions.push(sql`r.status = ${status}`)
  if (isUnread) conditions.push(sql`r.unread_by_supplier`)
  if (search !== null) {
    const serial = /^(?:no\.?\s*|#)?0*(\d{1,9})$/i.exec(search)?.[1] ?? null
    conditions.push(sql`(concat_ws(E'\n', r.business_name, r.contact_name, r.contact_email, r.requirements) ilike ${containing(search)}
      or r.serial = ${serial}::integer)`)
  }
  return sql<boolean>`${sql.join(conditions, sql` and `)}`
}

/** Returns the number of the latest quote for a request; undefined without one. */
export const lastRevision = async (db: Db, requestId: string): Promise<number | undefined> =>
  (
    await db
      .selectFrom('offers')
      .select('revision')
      .where('requestId', '=', requestId)
      .orderBy('revision', 'desc')
      .limit(1)
      .executeTakeFirst()
  )?.revision

/** Returns where and when these suppliers deliver. */
export const deliveryTermsOf = (db: Db, ids: readonly number[]) =>
  db
    .selectFrom('suppliers')
    .select(['id', 'serviceArea', 'deliveryDays', 'cutOff', 'state', 'postcode', 'deliversOnHolidays'])
    .where('id', 'in', [...new Set(ids)])
    .execute()
