import * as z from 'zod/mini'
import { endpoint } from '#contract/endpoint/endpoint.ts'
import { OPTIONAL_QUESTIONS, type OptionalQuestion } from './optional-questions.ts'
import type { CategoryName } from '#contract/options.ts'
import { Count, described, line, lineEnds, noControls, oneLine, optional, PathId, text, trimmed } from '#contract/endpoint/values.ts'

// The fields that a supplier's quote form asks a buyer to fill in (docs/behaviour/quotes.md, Quote forms).

export const FIELD_TYPES = ['text', 'textarea', 'number', 'email', 'phone', 'date', 'select', 'checkbox'] as const
export type FieldType = (typeof FIELD_TYPES)[number]

export const MAX_FIELDS = 40
const MAX_OPTIONS = 50
const TOO_MANY_OPTIONS = `Please keep it to ${MAX_OPTIONS} options.`
const option = z.string().check(oneLine, trimmed, z.maxLength(120, 'Please keep this to 120 characters or fewer.'), noControls)
/** Removes blank and duplicate options. */
const uniqueOptions = z.overwrite((options: string[]) => [...new Set(options)].filter(Boolean))
export const FormField = z.object({
  id: described(text(60), 'Unique within its form.'),
  label: line(120, 'Please give every field a label.'),
  type: z.enum(FIELD_TYPES, 'Please choose a type.'),
  required: z._default(z.boolean(), false),
  placeholder: z._default(
    z.string().check(oneLine, trimmed, z.maxLength(200, 'Please keep this to 200 characters or fewer.'), noControls),
    '',
  ),
  options: described(
    z._default(
      z.array(option).check(z.maxLength(2 * MAX_OPTIONS, TOO_MANY_OPTIONS), uniqueOptions, z.maxLength(MAX_OPTIONS, TOO_MANY_OPTIONS)),
      [],
    ),
    'The options of a `select`; empty for other types.',
  ),
  order: described(z.int(), 'The position in the form, counted from 1.'),
})
export type FormField = z.output<typeof FormField>

/** The names of the default forms. */
export const FORMS = ['Coffee & Tea', 'Fresh Produce', 'Meat & Seafood', 'Packaging', 'Beverages', 'Dairy', 'General'] as const
export type FormName = (typeof FORMS)[number]

/** The default form of each category (docs/behaviour/quotes.md, Quote forms). */
export const FORM_OF: Record<CategoryName, FormName> = {
  Coffee: 'Coffee & Tea',
  Tea: 'Coffee & Tea',
  Packaging: 'Packaging',
  'Web Design': 'General',
  'IT Services': 'General',
  'Staff/Recruiting': 'General',
  Meat: 'Meat & Seafood',
  Seafood: 'Meat & Seafood',
  'Baked Goods': 'General',
  Furniture: 'General',
  'Social Media': 'General',
  'Graphic Design': 'General',
  Spirits: 'Beverages',
  'Machine Repairs': 'General',
  Cleaning: 'General',
  Insurance: 'General',
  'Phone/Internet': 'General',
  Uniforms: 'General',
  'Fresh Produce': 'Fresh Produce',
  Beverages: 'Beverages',
  Dairy: 'Dairy',
}

const field = (id: string, label: string, type: FieldType, more: Partial<FormField> = {}): Omit<FormField, 'order'> => ({
  id,
  label,
  type,
  required: false,
  placeholder: '',
  options: [],
  ...more,
})
const select = (id: string, label: string, ...options: string[]) => field(id, label, 'select', { options })

/** The fields that every default form starts with. The quote dialog itself has them. */
const COMMON = [
  field('businessName', 'Business Name', 'text', { required: true }),
  field('contactEmail', 'Contact Email', 'email', { required: true }),
  field('contactPhone', 'Phone Number', 'phone', { required: true, placeholder: '+61 3 5550 0142' }),
  field('requirements', 'Requirements', 'textarea', { required: true }),
]
/** The number of fields that the quote dialog itself has: the common ones, which a supplier cannot remove. */
export const OWN_FIELDS = COMMON.length
/** Returns whether the quote dialog itself has this field. */
export const isOwnField = ({ id }: Pick<FormField, 'id'>): boolean => COMMON.some((own) => own.id === id)

const SPECIFIC: Record<FormName, Omit<FormField, 'order'>[]> = {
  'Coffee & Tea': [
    field('weeklyConsumption', 'Weekly Consumption (kg)', 'number'),
    select('deliveryFrequency', 'Delivery Frequency', 'Daily', 'Twice weekly', 'Weekly', 'Bi-weekly'),
    select('equipmentNeeds', 'Equipment Needs', 'Grinder rental', 'Machine service', 'Training', 'None'),
    field('preferredDeliveryDate', 'Preferred Delivery Date', 'date'),
  ],
  'Fresh Produce': [
    select('orderFrequency', 'Order Frequency', 'Daily', '3x per week', 'Twice weekly', 'Weekly'),
    field('seasonalPreferences', 'Seasonal Preferences', 'checkbox'),
    select('organicRequirements', 'Organic Requirements', 'All organic', 'Some organic', 'Conventional only', 'No preference'),
    field('specialHandling', 'Special Handling', 'textarea'),
  ],
  'Meat & Seafood': [
    field('weeklyVolume', 'Weekly Volume (kg)', 'number'),
    select('qualityGrade', 'Quality Grade', 'Premium/MSA', 'Commercial', 'Mixed', 'Budget'),
    select('processingNeeds', 'Processing Needs', 'Whole cuts', 'Portioned', 'Marinated', 'Value-added'),
    select('halalKosher', 'Halal/Kosher Requirements', 'Halal certified', 'Kosher certified', 'Both', 'Neither'),
  ],
  Packaging: [
    field('monthlyQuantity', 'Monthly Quantity', 'number'),
    select('ecoPreference', 'Eco-Friendly Preference', 'Biodegradable only', 'Compostable only', 'Recyclable', 'Mixed', 'Cost priority'),
    select('branding', 'Branding Requirements', 'Custom printing', 'Logo application', 'Plain packaging', 'Supplier branding'),
    field('storageConstraints', 'Storage Constraints', 'textarea'),
  ],
  Beverages: [
    field('weeklyCases', 'Weekly Cases/Units', 'number'),
    field('refrigeration', 'Refrigeration Available', 'checkbox', { required: true }),
    select('licenseType', 'License Type', 'No alcohol license', 'Beer & wine', 'Full liquor', 'Wholesale only'),
    field('seasonalPreferences', 'Seasonal Preferences', 'textarea'),
  ],
  Dairy: [
    field('weeklyMilkVolume', 'Weekly Milk Volume (L)', 'number'),
    select('fatContent', 'Fat Content Preferences', 'Full cream', 'Low fat', 'Skim', 'Mixed'),
    field('organicRequirements', 'Organic Requirements', 'checkbox'),
    field('specialtyProducts', 'Specialty Products', 'textarea'),
  ],
  General: [
    field('quantity', 'Quantity', 'text'),
    select('timeline', 'Timeline', 'This week', 'This month', 'Next three months', 'Just comparing'),
    field('deliveryLocation', 'Delivery or Service Location', 'text'),
    field('specialRequirements', 'Special Requirements', 'textarea'),
  ],
}

/** Returns the eight fields of a default form. */
export const defaultFields = (form: FormName): FormField[] =>
  [...COMMON, ...SPECIFIC[form]].map((one, index) => ({ ...one, order: index + 1 }))

const LeavesOut = z
  .array(z.enum(OPTIONAL_QUESTIONS, 'Please name questions that can be left out.'))
  .check(z.maxLength(OPTIONAL_QUESTIONS.length, 'Please name each question once.'))

export const QuoteForm = z.object({
  category: described(z.enum(FORMS), 'The name of the default form that it is based on.'),
  fields: z.array(FormField),
  leavesOut: described(z.array(z.enum(OPTIONAL_QUESTIONS)), 'The questions of the dialog that buyers are not asked, in its order.'),
  version: described(z.int(), 'Increases with every save; 0 is the default form, not saved yet.'),
})
export type QuoteForm = z.output<typeof QuoteForm>
/** What a supplier has a say in: its own fields, and which of the dialog's questions are not asked. */
export type AskedForm = { fields: readonly FormField[]; leavesOut: readonly OptionalQuestion[] }

const VERSION = 'Please give the number of the form that you read.'
const params = { id: PathId }
export const getQuoteForm = endpoint('GET /api/suppliers/:id/quote-form', { summary: "A supplier's quote form", params, output: QuoteForm })
export const saveQuoteForm = endpoint('PUT /api/suppliers/:id/quote-form', {
  summary: 'Save my quote form',
  params,
  body: {
    fields: z
      .array(FormField, 'Please send the fields of the form.')
      .check(z.minLength(1, 'A form needs at least one field.'), z.maxLength(MAX_FIELDS, `Please keep it to ${MAX_FIELDS} fields.`)),
    leavesOut: described(
      z._default(z.nullable(LeavesOut), null),
      'The questions of the dialog that buyers are not to be asked. Without it they stay as they are.',
    ),
    version: described(
      z._default(z.nullable(Count(VERSION)), null),
      'The version that was edited. If a newer one is stored, it is not overwritten.',
    ),
  },
  output: QuoteForm,
})

/** A buyer's answer to one field of a form. The answer to a checkbox is a boolean. */
export const FormAnswer = z.object({
  fieldId: text(60),
  value: z.union([
    z.string().check(lineEnds, trimmed, z.maxLength(5000, 'Please keep this to 5000 characters or fewer.'), noControls),
    z.number(),
    z.boolean(),
  ]),
})
export type FormAnswer = z.output<typeof FormAnswer>
/** An answer as it is stored, with the label that the buyer saw. */
export const StoredAnswer = z.object({ fieldId: z.string(), label: z.string(), value: z.union([z.string(), z.number(), z.boolean()]) })
export type StoredAnswer = z.output<typeof StoredAnswer>
export const NewAnswers = {
  answers: z._default(z.array(FormAnswer).check(z.maxLength(MAX_FIELDS, `Please keep it to ${MAX_FIELDS} answers.`)), []),
  formVersion: described(
    optional(Count(VERSION)),
    'The version of the form that the buyer saw. Its required fields are enforced only when this is given.',
  ),
}
