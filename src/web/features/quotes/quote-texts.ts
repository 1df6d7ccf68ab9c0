import { counted } from '#shared/text/words.ts'
import type { ToastText } from '#web/ui/feedback/toast-queue.ts'
import type { QuoteSupplier } from './ask/quote-form.ts'

/** The heading of the quote dialog and of its preview. */
export const quoteTitle = ({ businessName }: Pick<QuoteSupplier, 'businessName'>) => `Request a quote from ${businessName}`
/** Says under the title of the dialog what a request costs and brings; of accounts, only to whoever has none. */
export const quoteDescription = (isSignedIn: boolean) =>
  `${isSignedIn ? 'Free' : 'Free, no account needed'}. The supplier answers you directly, and you get a copy by email.`

/** The same of a request to several suppliers, of whom all but one may have been taken out. */
export const bulkDescription = (count: number) =>
  count === 1
    ? 'The supplier answers you directly.'
    : 'Each supplier gets its own email and answers you directly. They do not see each other.'

/** Returns the toast about a bulk request, with the action that leads to it. */
export const sentToast = (count: number, action: ToastText['action']): ToastText => ({
  title: 'Quote requests sent',
  description: `Your request has been sent to ${counted(count, 'supplier')}. They will contact you directly with pricing.`,
  tone: 'success',
  action,
})
