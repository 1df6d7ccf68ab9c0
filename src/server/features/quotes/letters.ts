import type { LetterFacts, Receiver } from '#contract/letters.ts'
import type { Context } from '#server/context.ts'
import type { NewLetter } from '#server/features/letters/queries.ts'
import { recipientFor } from '#server/features/letters/receivers.ts'

type Asked = Receiver & { serial: number }

/** One to the supplier, to be answered to the buyer, and a copy to the buyer. */
export function singleLetters(asked: Asked, request: LetterFacts['quote-request']['request'], needs: Pick<Context, 'config'>): NewLetter[] {
  const { serial, ...supplier } = asked
  const { recipient, forOwner } = recipientFor(supplier, needs)
  const buyer = request.contactEmail
  return [
    { kind: 'quote-request', recipient, replyTo: buyer, facts: { supplier, serial, request, forOwner } },
    { kind: 'quote-request-copy', recipient: buyer, replyTo: supplier.email, facts: { supplier, serial, request } },
  ]
}

/** One to each supplier, and one copy to the buyer that lists them all. */
export function bulkLetters(
  asked: Asked[],
  request: LetterFacts['bulk-quote-request']['request'],
  needs: Pick<Context, 'config'>,
): NewLetter[] {
  const buyer = request.contactEmail
  const toSuppliers = asked.map(({ serial, ...supplier }): NewLetter => {
    const { recipient, forOwner } = recipientFor(supplier, needs)
    return { kind: 'bulk-quote-request', recipient, replyTo: buyer, facts: { supplier, serial, request, forOwner } }
  })
  return [...toSuppliers, { kind: 'bulk-quote-request-copy', recipient: buyer, replyTo: null, facts: { suppliers: asked, request } }]
}
