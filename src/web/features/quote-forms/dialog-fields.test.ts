import { expect, test } from 'vitest'
import { defaultFields, FORMS, OWN_FIELDS } from '#contract/quotes/quote-forms.ts'
import { askedAfter } from './dialog-fields.tsx'

test.each(FORMS)('the list of the form “%s” has each question of the dialog once', (name) => {
  const own = defaultFields(name).slice(OWN_FIELDS)
  const ids = [...own, ...askedAfter(own)].map(({ id }) => id)
  expect(ids.toSorted()).toEqual([...new Set(ids)].toSorted())
  for (const asked of ['quantity', 'timeline', 'deliveryLocation', 'specialRequirements', 'contactPhone']) expect(ids).toContain(asked)
})
