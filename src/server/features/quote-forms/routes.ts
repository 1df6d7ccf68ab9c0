import { getQuoteForm, saveQuoteForm } from '#contract/quotes/quote-forms.ts'
import type { Context } from '#server/context.ts'
import { ownListing, supplierById } from '#server/features/suppliers/queries.ts'
import { anyone, supplier } from '#server/http/access/access.ts'
import type { Serve } from '#server/http/kinds/serve.ts'
import { formOf } from './form-of.ts'
import { saveForm } from './save-form.ts'

/** Limited because each save that changes something empties what is cached. */
const SAVES = { name: 'quote-form', points: 60, seconds: 60 }

export function quoteFormRoutes(serve: Serve, deps: Pick<Context, 'db' | 'changes'>): void {
  serve.cached(getQuoteForm, anyone.on(supplierById), (_, __, listing) => formOf(deps.db, listing))
  serve(saveQuoteForm, supplier.ofSupplier(ownListing), (input) => saveForm(deps, input), { limit: SAVES })
}
