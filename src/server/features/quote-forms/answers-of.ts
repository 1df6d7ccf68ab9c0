import type { CategoryName } from '#contract/options.ts'
import type { FormAnswer, StoredAnswer } from '#contract/quote-forms.ts'
import type { Db } from '#server/db/db.ts'
import { invalid } from '#server/http/problems.ts'
import { checkedAnswers, knownAnswers } from './check-answers.ts'
import { formAt, formOf } from './form-of.ts'

type SentAnswers = { answers: FormAnswer[]; formVersion: number | null }

/**
 * Returns the answers of a request that are stored. With `formVersion`, all of them, validated against that version of the form; without
 * it, those that the current form has a field for.
 * @throws 400 for an unknown version or an invalid answer
 */
export async function answersOf(db: Db, supplier: { id: number; category: CategoryName }, input: SentAnswers): Promise<StoredAnswer[]> {
  const { answers, formVersion } = input
  if (formVersion !== null) {
    const form = await formAt(db, supplier, formVersion)
    if (!form) throw invalid([{ path: 'formVersion', message: 'There is no such version of this form. Please reload it and try again.' }])
    return checkedAnswers(form.fields, answers)
  }
  return answers.length === 0 ? [] : knownAnswers((await formOf(db, supplier)).fields, answers)
}
