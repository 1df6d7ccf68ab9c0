import type { QuoteSupplier } from './quote-form.ts'

/** The heading of the quote dialog and of its preview. */
export const quoteTitle = ({ businessName }: Pick<QuoteSupplier, 'businessName'>) => `Request a quote from ${businessName}`
export const QUOTE_DESCRIPTION = 'Free, no account needed. The supplier answers you directly, and you get a copy by email.'
