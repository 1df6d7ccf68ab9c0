import { BRAND } from '#contract/options.ts'
import type { StepName } from '#contract/quotes/quote-states.ts'
import type { HistoryEntry } from '#contract/quotes/quote-history.ts'
import type { QuoteDetail } from '#contract/quotes/quotes.ts'
import { partyInWords } from './parties.ts'

/** An entry of a request's history in words. `note` is the text of a message, or a reason. */
export type HistoryLine = { what: string; at: string; note: string | null; isMessage: boolean; isMine: boolean }

const DID: Record<StepName, string> = {
  view: 'opened the request',
  reply: 'answered by email or phone',
  answer: 'answered with prices',
  accept: 'accepted the prices',
  undo: 'took the acceptance back',
  decline: 'declined the prices',
  pass: 'passed on the request',
  reopen: 'took the pass back',
  withdraw: 'withdrew the request',
  message: 'wrote',
  expire: 'The prices expired',
  leave: `left ${BRAND}`,
}

/** Returns the history in words, oldest first; its first entry is the request itself. */
export function historyOf(quote: QuoteDetail): HistoryLine[] {
  let answers = 0
  let last: StepName | undefined
  const lines = quote.history.map((entry) => {
    if (entry.step === 'answer') answers++
    // What was closed because another supplier was chosen is open again once that is undone.
    const isReopened = entry.step === 'undo' && (last === 'decline' || last === 'withdraw')
    last = entry.step === 'message' ? last : entry.step
    if (entry.step === 'answer' && answers > 1) return lineOf(quote, entry, 'revised the prices')
    return lineOf(quote, entry, isReopened ? 'opened the request again' : DID[entry.step])
  })
  const text = `${partyInWords(quote, 'buyer', quote.seenAs)} asked for a quote`
  return [{ what: text, at: quote.createdAt, note: null, isMessage: false, isMine: quote.seenAs === 'buyer' }, ...lines]
}

function lineOf(quote: QuoteDetail, { step, by, at, note }: HistoryEntry, did: string): HistoryLine {
  const what = by === 'system' ? did : `${partyInWords(quote, by, quote.seenAs)} ${did}`
  return { what, at, note, isMessage: step === 'message', isMine: by === quote.seenAs }
}
