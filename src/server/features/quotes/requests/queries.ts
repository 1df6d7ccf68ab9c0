import type { Input } from '#contract/endpoint/endpoint.ts'
import type { StoredAnswer } from '#contract/quotes/quote-forms.ts'
import type { requestQuote } from '#contract/quotes/quotes.ts'
import { precompiledQuery, type Db, type NewRow } from '#server/db/db.ts'
import type { StoredLine } from '#server/features/quotes/lines/store-lines.ts'

/** A row of either kind: a single request has no contact name; bulk requests share a `bulkId` and may have no business name. */
export type NewQuoteRequest = Omit<Input<typeof requestQuote>, 'businessName' | 'timeline' | 'answers' | 'formVersion' | 'lines'> & {
  lines: StoredLine[]
  businessName: string | null
  contactName: string | null
  bulkId: string | null
  /** The account that sent it, null for a visitor. */
  accountId: string | null
  /** An option of the dialog or of the supplier's own form. */
  timeline: string | null
  answers: StoredAnswer[]
  formVersion: number | null
}

const COLUMNS = [
  'supplierId',
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
  'bulkId',
  'accountId',
  'createdAt',
  'statusAt',
] as const satisfies (keyof NewRow<'quoteRequests'>)[]
type NewStoredRequest = Pick<NewRow<'quoteRequests'>, (typeof COLUMNS)[number]>

const insertion = (db: Db, rows: NewStoredRequest[]) =>
  db.insertInto('quoteRequests').values(rows).returning(['id', 'serial', 'supplierId'])

/** The statement for a single request, of which there are the most: writing one of so many columns anew takes as long as the database does. */
const insertingOne = precompiledQuery((db, ...values: unknown[]) =>
  // The values are those of the columns, in their order.
  insertion(db, [Object.fromEntries(COLUMNS.map((name, i) => [name, values[i]])) as NewStoredRequest]),
)

/** Returns id, docket number and supplier of each request. */
export async function insertQuoteRequests(db: Db, requests: NewQuoteRequest[], at: Date) {
  const rows = requests.map(({ answers, lines, ...request }): NewStoredRequest => ({
    ...request,
    answers: JSON.stringify(answers),
    lines: JSON.stringify(lines),
    createdAt: at,
    statusAt: at,
  }))
  const [first, ...others] = rows
  if (!first || others.length > 0) return insertion(db, rows).execute()
  return (await db.executeQuery(insertingOne(db, ...COLUMNS.map((name) => first[name])))).rows
}
