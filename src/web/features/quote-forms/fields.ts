import { isOwnField, OWN_FIELDS, type FormField } from '#contract/quote-forms.ts'
import { listIn } from '#shared/typed-list.ts'

export type Fields = readonly FormField[]
/** What a supplier changes of a field. */
export type Property = Exclude<keyof FormField, 'id' | 'order'>

/** The first place that a field can be moved to: those of the quote dialog stand before it. */
export const FIRST = OWN_FIELDS

/** Numbered from 1 in the order in which they stand. */
const renumbered = (fields: Fields): FormField[] =>
  fields.map((field, at) => (field.order === at + 1 ? field : { ...field, order: at + 1 }))

/** The dialog's own fields first, where the dialog has them too. */
export const inOrder = (fields: Fields): FormField[] =>
  renumbered([...fields.filter(isOwnField), ...fields.filter((field) => !isOwnField(field))])

/** `crypto.randomUUID` exists on https only. */
const newId = () => `field-${Array.from(crypto.getRandomValues(new Uint32Array(2)), (part) => part.toString(36)).join('')}`

/** What a new field begins with, last in the form. */
export const newField = (): FormField => ({
  id: newId(),
  label: 'New Field',
  type: 'text',
  required: false,
  placeholder: '',
  options: [],
  order: 0,
})
export const copyOf = (field: FormField): FormField => ({ ...field, id: newId() })

export const placeOf = (fields: Fields, id: string): number => fields.findIndex((field) => field.id === id)

/** With one more, last or at a place counted from 0. */
export const withField = (fields: Fields, field: FormField, at = fields.length): FormField[] => renumbered(fields.toSpliced(at, 0, field))

export const without = (fields: Fields, id: string): FormField[] => renumbered(fields.filter((field) => field.id !== id))

/** One at another place, counted from 0; it goes no further than there are places for it. */
export function moved(fields: Fields, id: string, to: number): FormField[] {
  const field = fields[placeOf(fields, id)]
  return field ? withField(without(fields, id), field, Math.min(Math.max(to, FIRST), fields.length - 1)) : [...fields]
}

export const edited = (fields: Fields, id: string, change: Partial<Pick<FormField, Property>>): FormField[] =>
  fields.map((field) => (field.id === id ? { ...field, ...change } : field))

/** Comma-separated text, each trimmed, without blank ones and repetitions. */
export const optionsIn = (text: string): string[] => [...new Set(listIn(text))]

const PROPERTIES: Property[] = ['label', 'type', 'required', 'placeholder', 'options']
const isEdited = (before: FormField, now: FormField) => PROPERTIES.some((name) => String(before[name]) !== String(now[name]))

/** How many fields were added, deleted or edited; that others follow each other now is one change more. */
export function changesBetween(saved: Fields, now: Fields): number {
  const before = new Map(saved.map((field) => [field.id, field]))
  const kept = now.filter(({ id }) => before.has(id))
  const keptIds = new Set(kept.map(({ id }) => id))
  const remaining = saved.filter(({ id }) => keptIds.has(id))
  const isReordered = kept.some(({ id }, at) => id !== remaining[at]!.id)
  const edits = kept.filter((field) => isEdited(before.get(field.id)!, field)).length
  return now.length - kept.length + (saved.length - kept.length) + edits + (isReordered ? 1 : 0)
}

/** What a field is called while it has no label. */
export const nameOf = ({ label }: Pick<FormField, 'label'>): string => label.trim() || 'Field without a label'
