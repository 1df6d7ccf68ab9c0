import '#web/api/zod-without-eval.ts'
import { FormField } from '#contract/quotes/quote-forms.ts'
import type { Fields } from './fields.ts'

/** The error messages of one field of a form, by the property that each is about. */
export type Problems = Partial<Record<string, string>>

/** Returns the problems of a form by field id; the server validates again. */
export const problemsOf = (fields: Fields): Map<string, Problems> =>
  new Map(fields.map((field) => [field.id, problemsOfOne(field)] as const).filter(([, problems]) => Object.keys(problems).length > 0))

function problemsOfOne(field: FormField): Problems {
  const issues = FormField.safeParse(field).error?.issues ?? []
  const problems = Object.fromEntries(issues.map(({ path, message }) => [String(path[0]), message]))
  if (field.type === 'select' && field.options.length === 0) problems.options ??= 'Please give at least one option to choose from.'
  return problems
}
