import type { Input } from '#contract/endpoint/endpoint.ts'
import type { StoredAnswer } from '#contract/quotes/quote-forms.ts'
import type { requestQuote } from '#contract/quotes/quotes.ts'
import type { Db } from '#server/db/db.ts'
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

/** Returns id, docket number and supplier of each request. */
export const insertQuoteRequests = (db: Db, requests: NewQuoteRequest[], at: Date) =>
  db
    .insertInto('quoteRequests')
    .values(
      requests.map(({ answers, lines, ...request }) => ({
        ...request,
        answers: JSON.stringify(answers),
        lines: JSON.stringify(lines),
        createdAt: at,
        statusAt: at,
      })),
    )
    .returning(['id', 'serial', 'supplierId'])
    .execute()
