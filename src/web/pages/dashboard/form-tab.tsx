import type { Supplier } from '#contract/suppliers/suppliers.ts'
import { FormBuilder } from '#web/features/quote-forms/form-builder.tsx'
import { fillsIn } from '#web/features/quotes/hints/inferred-from-answers.ts'
import { QuotePreview } from '#web/features/quotes/ask/quote-preview.tsx'

/** The builder of the supplier's quote form, whose preview is the quote dialog. */
export const FormTab = ({ supplier }: { supplier: Pick<Supplier, 'id' | 'businessName' | 'category' | 'tags'> }) => (
  <FormBuilder supplierId={supplier.id} fills={fillsIn} preview={(asked) => <QuotePreview supplier={supplier} asked={asked} />} />
)
