import type { LetterFacts, Receiver } from '#contract/letters.ts'
import type { NewLetter } from '#server/features/letters/queries.ts'
import { recipientFor } from '#server/features/letters/receivers.ts'
import { sealed } from '#server/seal.ts'
import { linkKeyOf } from './link-key.ts'
import type { LetterNeeds } from './step-letters.ts'

type Asked = { supplier: Receiver; requestId: string; serial: number }
type Single = Pick<LetterFacts['quote-request'], 'request' | 'answers'>

const tokenOf = ({ secret }: LetterNeeds, id: string, bulkId: string | null) => sealed(secret, linkKeyOf(secret, { id, bulkId }))

/** One to the supplier, to be answered to the buyer, and a copy to the buyer with a link that needs no account. */
export function singleLetters({ supplier, requestId, serial }: Asked, single: Single, needs: LetterNeeds): NewLetter[] {
  const { recipient, forOwner } = recipientFor(supplier, needs)
  const buyer = single.request.contactEmail
  const facts = { supplier, serial, requestId, ...single }
  return [
    { kind: 'quote-request', recipient, replyTo: buyer, facts: { ...facts, forOwner } },
    {
      kind: 'quote-request-copy',
      recipient: buyer,
      replyTo: supplier.email,
      facts: { ...facts, token: tokenOf(needs, requestId, null) },
    },
  ]
}

/** One to each supplier, and one copy to the buyer that lists them all and leads to their answers side by side. */
export function bulkLetters(
  asked: Asked[],
  bulkId: string,
  request: LetterFacts['bulk-quote-request']['request'],
  needs: LetterNeeds,
): NewLetter[] {
  const buyer = request.contactEmail
  const toSuppliers = asked.map(({ supplier, requestId, serial }): NewLetter => {
    const { recipient, forOwner } = recipientFor(supplier, needs)
    return { kind: 'bulk-quote-request', recipient, replyTo: buyer, facts: { supplier, serial, requestId, request, forOwner } }
  })
  const suppliers = asked.map(({ supplier, serial }) => ({ ...supplier, serial }))
  const facts = { suppliers, request, bulkId, token: tokenOf(needs, bulkId, bulkId) }
  return [...toSuppliers, { kind: 'bulk-quote-request-copy', recipient: buyer, replyTo: null, facts }]
}
