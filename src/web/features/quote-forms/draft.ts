import { OPTIONAL_QUESTIONS, type OptionalQuestion } from '#contract/quotes/optional-questions.ts'
import { FIELD_TYPES, type FormField } from '#contract/quotes/quote-forms.ts'
import { requesterStored } from '#web/storage/requester-stored.ts'
import type { Stored } from '#web/storage/stored.ts'

/** A form with unsaved changes. */
export type Draft = {
  /** The version that the changes started from. */
  version: number
  fields: FormField[]
  /** Absent in a draft that was begun before questions could be left out. */
  leavesOut?: OptionalQuestion[]
}

const drafts = new Map<number, Stored<Draft | null>>()

/** Returns the stored draft of a supplier's form, which survives a closed tab; null if nothing was changed. */
export function draftOf(supplierId: number): Stored<Draft | null> {
  const known = drafts.get(supplierId)
  if (known) return known
  const draft = requesterStored({ name: `quote-form-${supplierId}`, area: () => localStorage, empty: null, isValid: isDraft })
  drafts.set(supplierId, draft)
  return draft
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

/** Validates only what is needed to display a draft; saving validates the rest. */
const isDraft = (value: unknown): value is Draft =>
  isRecord(value) &&
  Number.isInteger(value.version) &&
  Array.isArray(value.fields) &&
  value.fields.every(isField) &&
  (value.leavesOut === undefined || (Array.isArray(value.leavesOut) && value.leavesOut.every(isQuestion)))

const isQuestion = (value: unknown) => OPTIONAL_QUESTIONS.some((question) => question === value)

const isField = (value: unknown): value is FormField =>
  isRecord(value) &&
  ['id', 'label', 'placeholder'].every((name) => typeof value[name] === 'string') &&
  FIELD_TYPES.some((type) => type === value.type) &&
  typeof value.required === 'boolean' &&
  Number.isInteger(value.order) &&
  Array.isArray(value.options) &&
  value.options.every((option) => typeof option === 'string')
