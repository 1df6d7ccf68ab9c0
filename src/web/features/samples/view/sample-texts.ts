import type { SampleDetail } from '#contract/samples/samples.ts'

type Seen = Pick<SampleDetail, 'seenAs' | 'status' | 'supplier'>

/** Returns what a side has to know next. */
export function nextInWords({ seenAs, status, supplier: { businessName } }: Seen): string {
  const isBuyer = seenAs === 'buyer'
  switch (status) {
    case 'asked':
      return isBuyer ? `${businessName} has been asked. You get an email when it answers.` : 'Promise it, send it, or decline.'
    case 'promised':
      return isBuyer ? `${businessName} has promised it. You get an email when it is on its way.` : 'Say when it is on its way.'
    case 'sent':
      return isBuyer ? 'It is on its way. Say when it has arrived.' : 'It is on its way. The buyer says when it has arrived.'
    case 'received':
      return 'It has arrived.'
    case 'declined':
      return isBuyer ? `${businessName} does not send it.` : 'You have declined it.'
    case 'withdrawn':
      return isBuyer ? 'You have withdrawn it.' : 'The buyer has withdrawn it.'
  }
}

type Entry = SampleDetail['history'][number]
const STEP_WORDS: Record<Entry['step'], string> = {
  promise: 'promised it',
  send: 'sent it',
  decline: 'declined',
  receive: 'received it',
  verdict: 'said how it was',
  withdraw: 'withdrew it',
}

/** Returns a step of the history: "You promised it", "Tin Shed sent it". */
export function stepInWords({ by, step }: Entry, { seenAs, supplier, businessName }: SampleDetail): string {
  const who = by === seenAs ? 'You' : by === 'supplier' ? supplier.businessName : businessName
  return `${who} ${STEP_WORDS[step]}`
}
