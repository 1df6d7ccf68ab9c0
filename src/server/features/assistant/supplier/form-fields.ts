import type { SupplierAssistantReply } from '#contract/assistant/assistant.ts'
import { defaultFields, MAX_FIELDS, FORM_OF, type FormField, type FormName } from '#contract/quotes/quote-forms.ts'
import { keysOf } from '#server/vocabulary/key-of.ts'
import { wordsIn } from '#server/vocabulary/words.ts'
import { counted, listed } from '#shared/text/words.ts'
import type { ListingFacts } from './listing-facts.ts'
import { delivers } from './words.ts'

/** So many are proposed at a time: each further question loses some of those who would ask. */
const PROPOSED = 3

type NewField = Pick<FormField, 'id' | 'label' | 'type'> & Partial<FormField>

/** What prices depend on besides the fields of the default forms. */
const FURTHER: Record<FormName, NewField[]> = {
  'Coffee & Tea': [
    { id: 'drinksADay', label: 'Cups a Day', type: 'number' },
    { id: 'brewing', label: 'Machine and Grinder on Site', type: 'text', placeholder: 'La Marzocco Linea, two groups; Mythos' },
  ],
  'Fresh Produce': [
    { id: 'coldStorage', label: 'Cold Storage Available', type: 'checkbox' },
    { id: 'standingOrder', label: 'Weekly Standing Order', type: 'textarea' },
  ],
  'Meat & Seafood': [
    { id: 'portionSize', label: 'Portion Size', type: 'text', placeholder: '180 g' },
    { id: 'coldStorage', label: 'Cold Storage Available', type: 'checkbox' },
  ],
  Packaging: [
    { id: 'sizes', label: 'Sizes', type: 'text', placeholder: '8 oz and 12 oz' },
    { id: 'artwork', label: 'Print-Ready Artwork', type: 'select', options: ['Ready', 'Needs design', 'No printing'] },
  ],
  Beverages: [{ id: 'fridgeSpace', label: 'Fridge Space', type: 'text' }],
  Dairy: [
    { id: 'bottleSizes', label: 'Bottle Sizes', type: 'select', options: ['1 L', '2 L', '3 L', '10 L bladder'] },
    { id: 'plantMilk', label: 'Plant Milk Wanted', type: 'checkbox' },
  ],
  General: [{ id: 'presentSupplier', label: 'What You Use Today', type: 'text' }],
}
const OF_DELIVERY: NewField[] = [
  { id: 'deliveryWindow', label: 'Delivery Window', type: 'select', options: ['Before 7 am', '7 am to 10 am', 'After 10 am', 'Any time'] },
  { id: 'access', label: 'Stairs, Loading Dock or Parking', type: 'text' },
]
const OF_ALL: NewField[] = [{ id: 'startDate', label: 'Start Date', type: 'date' }]

/** The fields of a form that is being edited, as far as they are known. */
export type DraftFields = { id?: string | null | undefined; label?: string | null | undefined }[]

/** Proposes fields for the form of the category that it does not have yet. */
export async function formReply(facts: ListingFacts, draft: DraftFields | undefined): Promise<SupplierAssistantReply> {
  const [{ supplier }, form] = await Promise.all([facts.listing(), facts.form()])
  const there = draft ?? form.fields
  const [ids, labels] = [there.map(({ id }) => id), there.map(({ label }) => wordsOf(label ?? ''))]
  const name = FORM_OF[supplier.category]
  const possible = [...defaultFields(name), ...FURTHER[name], ...(delivers(supplier.category) ? OF_DELIVERY : []), ...OF_ALL]
  const missing = possible.filter(({ id, label }) => !ids.includes(id) && !labels.some((own) => isWithin(wordsOf(label), own)))
  const fields = missing.slice(0, Math.max(0, Math.min(PROPOSED, MAX_FIELDS - there.length)))
  const has = `Your form has ${counted(there.length, 'field')}`
  if (there.length >= MAX_FIELDS) return { message: `${has}, which is as many as a form can have. Fewer get more answers.` }
  if (fields.length === 0) return { message: `${has}, and asks for all that I would for ${supplier.category}.` }
  return {
    message: `${has}. For ${supplier.category} a price often depends on ${listed(fields.map(({ label }) => `“${label}”`))}, which it does not ask for.`,
    suggestions: fields.map((field, index) => ({ kind: 'quoteField', field: withDefaults(field, there.length + index + 1) })),
  }
}

const wordsOf = (label: string): string[] => keysOf(wordsIn(label))

/** Returns whether a label asks for no more than another one: "Start Date" than "Preferred date to start". */
const isWithin = (words: string[], others: string[]): boolean => words.every((word) => others.includes(word))

const withDefaults = (field: NewField, order: number): FormField => ({ required: false, placeholder: '', options: [], ...field, order })
