import type { EmailFacts } from '#contract/emails/emails.ts'
import { A_BUYER } from '#shared/text/request-texts.ts'

type Facts = EmailFacts['quote-step']
/** `noteLabel` is the label of the note by the side that took the step. */
type Words = { title: string; next: string; noteLabel: string }

/** Returns what a step means to the recipient of the email. */
export function stepWords(facts: Facts): Words {
  const { to, supplier, buyer } = facts
  return { noteLabel: 'Reason', ...(to === 'buyer' ? toBuyer(facts, supplier.businessName) : toSupplier(facts, buyer)) }
}

type WordsOfStep = Pick<Words, 'title' | 'next'> & Partial<Words>
const replyTo = (other: string) => `Reply to this email: your answer goes straight to ${other}.`

function toBuyer({ step, offer: quote }: Facts, supplier: string): WordsOfStep {
  if (step === 'message') return { title: `${supplier} wrote to you`, next: replyTo(supplier), noteLabel: 'Message' }
  if (step === 'pass')
    return { title: `${supplier} has passed on your request`, next: 'The request is closed. Other suppliers can answer it.' }
  if (step === 'expire')
    return { title: `The prices of ${supplier} have expired`, next: `The request is closed. Send a new one to have prices again.` }
  const isRevised = quote !== null && quote.revision > 1
  return {
    title: isRevised ? `${supplier} has revised its prices` : `${supplier} has answered with prices`,
    next: 'Open it to accept or decline the prices, or to write back. Nothing is ordered until you say yes.',
    noteLabel: 'Note',
  }
}

/** What was typed is left out where nobody has confirmed the supplier's address, and no reply goes to the buyer's. */
function toSupplier({ step }: Facts, typedBuyer: string | null): WordsOfStep {
  const buyer = typedBuyer ?? A_BUYER
  const reachable = typedBuyer !== null
  if (step === 'message')
    return {
      title: `${buyer} wrote to you`,
      next: reachable ? replyTo(buyer) : 'Read it and write back in your dashboard.',
      noteLabel: 'Message',
    }
  if (step === 'accept')
    return {
      title: `${buyer} accepted your prices`,
      next: `${reachable ? 'Reply to this email' : 'Write to them in your dashboard'} to arrange the first delivery with ${buyer}.`,
    }
  if (step === 'undo')
    return {
      title: `${buyer} has taken the acceptance back`,
      next: 'It was undone within a minute of being sent. Your prices are with them as before, and nothing is ordered.',
    }
  if (step === 'decline') return { title: `${buyer} has declined your prices`, next: 'The request is closed.' }
  if (step === 'withdraw')
    return { title: `${buyer} has withdrawn the request`, next: 'The request is closed; there is nothing more to do.' }
  return { title: `Your prices for ${buyer} have expired`, next: 'Their last day is over, so the request is closed.' }
}
