import type { CategoryName } from '#contract/options.ts'
import type { FormAnswer, StoredAnswer } from '#contract/quote-forms.ts'
import type { Db } from '#server/db/db.ts'
import { invalid } from '#server/http/problems.ts'
import { checkedAnswers, knownAnswers } from './check-answers.ts'
import { formAt, formOf } from './form-of.ts'

type SentAnswers = { answers: FormAnswer[]; formVersion: number | null }

/**
 * What of a request's answers is kept: with the version that was shown, all of them and checked against it; without, those that the form of
 * now knows. @throws 400
 */
export async function answersOf(db: Db, supplier: { id: number; category: CategoryName }, given: SentAnswers): Promise<StoredAnswer[]> {
  const { answers, formVersion } = given
  if (formVersion !== null) {
    const form = await formAt(db, supplier, formVersion)
    if (!form) throw invalid([{ path: 'formVersion', message: 'There is no such version of this form. Please reload it and try again.' }])
    return checkedAnswers(form.fields, answers)
  }
  return answers.length === 0 ? [] : knownAnswers((await formOf(db, supplier)).fields, answers)
}
