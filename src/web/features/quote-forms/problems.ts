import '#web/api/zod-without-eval.ts'
import { FormField } from '#contract/quote-forms.ts'
import type { Fields } from './fields.ts'

/** What is wrong with a field, by property. */
export type Problems = Partial<Record<string, string>>

/** Why a form would be refused, by the id of the field; the server has the last word. */
export const problemsOf = (fields: Fields): Map<string, Problems> =>
  new Map(fields.map((field) => [field.id, problemsOfOne(field)] as const).filter(([, problems]) => Object.keys(problems).length > 0))

function problemsOfOne(field: FormField): Problems {
  const issues = FormField.safeParse(field).error?.issues ?? []
  const problems = Object.fromEntries(issues.map(({ path, message }) => [String(path[0]), message]))
  if (field.type === 'select' && field.options.length === 0) problems.options ??= 'Please give at least one option to choose from.'
  return problems
}
