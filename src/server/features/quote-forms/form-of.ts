import * as z from 'zod/mini'
import type { CategoryName } from '#contract/options.ts'
import { OPTIONAL_QUESTIONS, type OptionalQuestion } from '#contract/quotes/optional-questions.ts'
import { defaultFields, FORM_OF, FormField, type QuoteForm } from '#contract/quotes/quote-forms.ts'
import type { Db } from '#server/db/db.ts'
import { formOfVersion, lastForm } from './queries.ts'

type Supplier = { id: number; category: CategoryName }
type SavedForm = { version: number; fields: unknown; leavesOut: string[] }
const Fields = z.array(FormField)

/** Returns the form that the supplier saved last, else the default set of its category. */
export async function formOf(db: Db, { id, category }: Supplier): Promise<QuoteForm> {
  return readable(category, await lastForm(db, id))
}

/** Returns a version of the form, 0 being the default set; undefined when there is no such version. */
export async function formAt(db: Db, { id, category }: Supplier, version: number): Promise<QuoteForm | undefined> {
  if (version === 0) return readable(category, undefined)
  const saved = version > 0 ? await formOfVersion(db, id, version) : undefined
  return saved && readable(category, saved)
}

/** Returns a stored form, or the default set when there is none or it does not match the schema (docs/behaviour/quotes.md, Quote forms). */
function readable(category: CategoryName, saved: SavedForm | undefined): QuoteForm {
  const form = FORM_OF[category]
  const read = Fields.safeParse(saved?.fields)
  const fields = read.success ? read.data : defaultFields(form)
  return { category: form, fields, leavesOut: questionsIn(saved?.leavesOut ?? []), version: saved?.version ?? 0 }
}

/** Returns the questions that are named, each once and in the order of the dialog. */
export const questionsIn = (names: readonly string[]): OptionalQuestion[] => OPTIONAL_QUESTIONS.filter((name) => names.includes(name))
