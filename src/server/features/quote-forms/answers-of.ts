import type { CategoryName } from '#contract/options.ts'
import type { FormAnswer, StoredAnswer } from '#contract/quotes/quote-forms.ts'
import type { Db } from '#server/db/db.ts'
import { lockSupplier } from '#server/features/suppliers/queries.ts'
import { invalid } from '#server/http/problems.ts'
import { checkedAnswers, knownAnswers } from './check-answers.ts'
import { formAt, formOf } from './form-of.ts'

const NO_VERSION = 'This version of the form is no longer there. Please reload the page and try again; what you have typed stays.'

type SentAnswers = { answers: FormAnswer[]; formVersion: number | null }

/**
 * Returns the answers of a request that are stored. With `formVersion`, all of them, validated against that version of the form; without
 * it, those that the current form has a field for.
 * @throws 400 for an unknown version or an invalid answer
 */
export async function answersOf(tx: Db, supplier: { id: number; category: CategoryName }, input: SentAnswers): Promise<StoredAnswer[]> {
  const { answers, formVersion } = input
  if (formVersion !== null) {
    // As long as the request is not stored, nothing else keeps a save from deleting the version.
    if (formVersion > 0) await lockSupplier(tx, supplier.id)
    const form = await formAt(tx, supplier, formVersion)
    if (!form) throw invalid([{ path: 'formVersion', message: NO_VERSION }])
    return checkedAnswers(form.fields, answers)
  }
  return answers.length === 0 ? [] : knownAnswers((await formOf(tx, supplier)).fields, answers)
}
