import type { Input } from '#contract/endpoint.ts'
import type { StoredAnswer } from '#contract/quote-forms.ts'
import type { requestQuote } from '#contract/quotes.ts'
import type { Db } from '#server/db/db.ts'

/** A row of either kind: single requests have no contact name, bulk ones share a `bulkId` and may come without a business name. */
export type NewQuoteRequest = Omit<Input<typeof requestQuote>, 'businessName' | 'timeline' | 'answers' | 'formVersion'> & {
  businessName: string | null
  contactName: string | null
  bulkId: string | null
  /** Whose account it came from; visitors may send it too. */
  accountId: string | null
  /** One of the dialog's, or of a form's own. */
  timeline: string | null
  answers: StoredAnswer[]
  formVersion: number | null
}

/** Answers id and docket number of each. */
export const insertQuoteRequests = (db: Db, requests: NewQuoteRequest[], at: Date) =>
  db
    .insertInto('quoteRequests')
    .values(requests.map(({ answers, ...request }) => ({ ...request, answers: JSON.stringify(answers), createdAt: at, statusAt: at })))
    .returning(['id', 'serial', 'supplierId'])
    .execute()
