import { NewQuote } from './supplier-quote.ts'
import { onRequest } from './quotes.ts'
import { endpoint } from '#contract/endpoint/endpoint.ts'
import { Count, optional, text } from '#contract/endpoint/values.ts'

const reason = { reason: optional(text(1000)) }

export const viewQuote = endpoint('POST /api/quotes/:id/view', { summary: 'Say that the supplier has opened a request', ...onRequest })
export const answerQuote = endpoint('POST /api/quotes/:id/answer', { summary: 'Answer with prices', ...onRequest, body: NewQuote })
export const acceptQuote = endpoint('POST /api/quotes/:id/accept', {
  summary: 'Accept the prices',
  ...onRequest,
  /** The revision that the buyer read. If there is a newer one, it is not accepted. */
  body: { revision: optional(Count('Please give the number of the answer.')) },
})
export const undoAccept = endpoint('POST /api/quotes/:id/undo', { summary: 'Undo an acceptance, within a minute', ...onRequest })
export const declineQuote = endpoint('POST /api/quotes/:id/decline', { summary: 'Decline the prices', ...onRequest, body: reason })
export const replyToQuote = endpoint('POST /api/quotes/:id/reply', {
  summary: 'Say that the supplier has answered by email or phone',
  description: 'Ends reminders and counts for the answer time. Prices can still be sent.',
  ...onRequest,
})
export const passQuote = endpoint('POST /api/quotes/:id/pass', { summary: 'Pass on a request', ...onRequest, body: reason })
export const reopenQuote = endpoint('POST /api/quotes/:id/reopen', { summary: 'Take a pass back, within a minute', ...onRequest })
export const withdrawQuote = endpoint('POST /api/quotes/:id/withdraw', { summary: 'Withdraw a request', ...onRequest, body: reason })
export const sendMessage = endpoint('POST /api/quotes/:id/message', {
  summary: 'Write to the other side',
  ...onRequest,
  body: { text: text(5000, 'Please write a message.') },
})
