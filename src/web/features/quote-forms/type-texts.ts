import type { FieldType } from '#contract/quotes/quote-forms.ts'

/** In the order of the select. */
export const TYPE_NAMES: Record<FieldType, string> = {
  text: 'Text',
  textarea: 'Text area',
  number: 'Number',
  email: 'Email',
  phone: 'Phone',
  date: 'Date',
  select: 'Select',
  checkbox: 'Checkbox',
}
