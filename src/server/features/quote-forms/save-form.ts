import { isDeepStrictEqual } from 'node:util'
import type { Input } from '#contract/endpoint/endpoint.ts'
import { defaultFields, isOwnField, type FormField, type QuoteForm, type saveQuoteForm } from '#contract/quotes/quote-forms.ts'
import { QUOTAS } from '#contract/endpoint/quotas.ts'
import { MIB } from '#shared/bytes.ts'
import type { Context } from '#server/context.ts'
import { inTransaction } from '#server/db/db.ts'
import { lockSupplier, listingById } from '#server/features/suppliers/queries.ts'
import { conflict, invalid, notFound, Problem } from '#server/http/problems.ts'
import { formOf, questionsIn } from './form-of.ts'
import { deleteUnusedForms, insertForm, lastForm, sizeOfForms } from './queries.ts'

const FULL = `The forms that your requests were made with can take up ${QUOTAS.formBytes / MIB} MB, and there is no room left for this one. Please go on with the form that you have, or make this one shorter.`

type FieldProblem = { path: string; message: string }

/** The fields that every form has, whatever its category. */
const OWN = defaultFields('General').filter(isOwnField)

/**
 * Stores a new version of a form, unless it is the latest one unchanged, and deletes versions that are no longer needed.
 * @throws 400 for a form that cannot be filled in, 404 for a deleted supplier, 409 when `version` is no longer the latest one, 413 when the
 * versions that requests were made with leave no room for it
 */
export async function saveForm(
  { db, changes }: Pick<Context, 'db' | 'changes'>,
  { id, fields, leavesOut, version }: Input<typeof saveQuoteForm>,
): Promise<QuoteForm> {
  const problems = [...missing(fields), ...fields.flatMap((field, index) => problemsOf(field, index, fields))]
  if (problems.length > 0) throw invalid(problems)
  return inTransaction(db, async (tx) => {
    await lockSupplier(tx, id)
    const supplier = await listingById.load(tx, { id })
    if (!supplier) throw notFound(listingById.what)
    const last = await formOf(tx, supplier)
    if (version !== null && version !== last.version) throw conflict('This form was changed elsewhere. Please reload it and try again.')
    const sent = { fields: inOrder(fields), leavesOut: leavesOut ? questionsIn(leavesOut) : last.leavesOut }
    // The default set is not stored, so it can be saved; so can the one that is shown in place of a form that cannot be read.
    const stored = await lastForm(tx, id)
    if (stored && isDeepStrictEqual({ fields: stored.fields, leavesOut: last.leavesOut }, sent)) return last
    const next = { ...last, ...sent, version: last.version + 1 }
    await deleteUnusedForms(tx, id, next.version)
    await insertForm(tx, id, next)
    if ((await sizeOfForms(tx, id)) > QUOTAS.formBytes) throw new Problem(413, FULL)
    await changes.publish(tx, { supplierId: id })
    return next
  })
}

/** Sorts fields by their `order`, keeping the sequence of equal ones, and renumbers them from 1. Only a select keeps its options. */
const inOrder = (fields: FormField[]): FormField[] =>
  fields
    .toSorted((a, b) => a.order - b.order)
    .map((field, index) => ({ ...field, options: field.type === 'select' ? field.options : [], order: index + 1 }))

function missing(fields: FormField[]): FieldProblem[] {
  const labels = OWN.filter((own) => fields.every(({ id }) => id !== own.id)).map(({ label }) => label)
  if (labels.length === 0) return []
  return [
    {
      path: 'fields',
      message: `Every form begins with ${OWN.map(({ label }) => label).join(', ')}. Please put back ${labels.join(', ')}.`,
    },
  ]
}

function problemsOf(field: FormField, index: number, fields: FormField[]): FieldProblem[] {
  const problems: FieldProblem[] = []
  const refuse = (name: keyof FormField, message: string) => void problems.push({ path: `fields.${index}.${name}`, message })
  if (fields.findIndex(({ id }) => id === field.id) !== index) refuse('id', 'Another field has this id. Please give it one of its own.')
  if (field.type === 'select' && field.options.length === 0) refuse('options', 'Please give at least one option to choose from.')
  const own = OWN.find(({ id }) => id === field.id)
  if (own && own.type !== field.type) refuse('type', `${own.label} stays the kind of field that it is.`)
  return problems
}
