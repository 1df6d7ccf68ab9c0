import { isOwnField, OWN_FIELDS, type AskedForm, type FormField } from '#contract/quotes/quote-forms.ts'
import { listIn } from '#shared/text/typed-list.ts'
import { required } from '#shared/required.ts'

export type Fields = readonly FormField[]
/** A property of a field that a supplier can change. */
export type Property = Exclude<keyof FormField, 'id' | 'order'>

/** The first index that a field can be moved to, after those of the quote dialog. */
export const FIRST = OWN_FIELDS

/** The number that buyers would count the first of a supplier's own fields as: the dialog begins with the requirements. */
export const FIRST_NUMBER = 2
/** Returns the number of the own field at an index, as buyers see it. */
export const numberAt = (at: number): number => at - FIRST + FIRST_NUMBER

/** Returns which question of the dialog the answer to a field fills in, so that it is not asked twice; undefined where none. */
export type Fills = (field: FormField) => string | undefined

/** Numbers the fields from 1 in their order. */
const renumbered = (fields: Fields): FormField[] =>
  fields.map((field, at) => (field.order === at + 1 ? field : { ...field, order: at + 1 }))

/** Sorts the dialog's own fields first, as in the dialog. */
export const inOrder = (fields: Fields): FormField[] =>
  renumbered([...fields.filter(isOwnField), ...fields.filter((field) => !isOwnField(field))])

/** Not `crypto.randomUUID`, which exists on https only. */
const newId = () => `field-${Array.from(crypto.getRandomValues(new Uint32Array(2)), (part) => part.toString(36)).join('')}`

/** What a field is called until somebody names it. */
export const NEW_LABEL = 'New Field'

/** Returns a new field, to be added at the end of the form. */
export const newField = (): FormField => ({
  id: newId(),
  label: NEW_LABEL,
  type: 'text',
  required: false,
  placeholder: '',
  options: [],
  order: 0,
})
export const copyOf = (field: FormField): FormField => ({ ...field, id: newId() })

export const placeOf = (fields: Fields, id: string): number => fields.findIndex((field) => field.id === id)

/** Returns the fields with one inserted, at the end or at an index. */
export const withField = (fields: Fields, field: FormField, at = fields.length): FormField[] => renumbered(fields.toSpliced(at, 0, field))

export const without = (fields: Fields, id: string): FormField[] => renumbered(fields.filter((field) => field.id !== id))

/** Returns the fields with one moved to an index, limited to the range of own fields. */
export function moveField(fields: Fields, id: string, to: number): FormField[] {
  const field = fields[placeOf(fields, id)]
  return field ? withField(without(fields, id), field, Math.min(Math.max(to, FIRST), fields.length - 1)) : [...fields]
}

export const editField = (fields: Fields, id: string, change: Partial<Pick<FormField, Property>>): FormField[] =>
  fields.map((field) => (field.id === id ? { ...field, ...change } : field))

/** Parses comma-separated options: trimmed, without blank ones and duplicates. */
export const optionsIn = (text: string): string[] => [...new Set(listIn(text))]

const PROPERTIES: Property[] = ['label', 'type', 'required', 'placeholder', 'options']
const isEdited = (before: FormField, now: FormField) => PROPERTIES.some((name) => String(before[name]) !== String(now[name]))

/** Counts the fields that were added, deleted or edited; a different order of the others counts as one more change. */
export function changesBetween(saved: Fields, now: Fields): number {
  const before = new Map(saved.map((field) => [field.id, field]))
  const common = now.filter(({ id }) => before.has(id))
  const commonIds = new Set(common.map(({ id }) => id))
  const remaining = saved.filter(({ id }) => commonIds.has(id))
  const isReordered = common.some(({ id }, at) => id !== remaining[at]?.id)
  const edits = common.filter((field) => isEdited(required(before.get(field.id), 'A field of both'), field)).length
  return now.length - common.length + (saved.length - common.length) + edits + (isReordered ? 1 : 0)
}

/** Counts the changes of fields, and each question of the dialog that is asked in one of the two only. */
export function changesOf(saved: AskedForm, now: AskedForm): number {
  const stopped = now.leavesOut.filter((id) => !saved.leavesOut.includes(id))
  const resumed = saved.leavesOut.filter((id) => !now.leavesOut.includes(id))
  return changesBetween(saved.fields, now.fields) + stopped.length + resumed.length
}

/** Returns the name of a field, also while it has no label. */
export const nameOf = ({ label }: Pick<FormField, 'label'>): string => label.trim() || 'Field without a label'
