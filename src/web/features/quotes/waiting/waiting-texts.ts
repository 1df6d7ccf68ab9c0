import type { SentRequest } from '#contract/quotes/quotes.ts'
import { counted, listed } from '#shared/text/words.ts'

type Waiting = Pick<SentRequest, 'hasAsked'>

/** Returns what waits for the buyer: "2 answers and 1 question wait for you". `isMore`: these are not all. */
export function waitingWords(requests: readonly Waiting[], isMore = false): string {
  if (requests.length === 0) return 'Nothing waits for you now'
  const questions = requests.filter(({ hasAsked }) => hasAsked).length
  const answers = requests.length - questions
  if (isMore) return `More than ${counted(requests.length, 'request')} wait for you`
  const what = listed([...(answers > 0 ? [counted(answers, 'answer')] : []), ...(questions > 0 ? [counted(questions, 'question')] : [])])
  return `${what} ${requests.length === 1 ? 'waits' : 'wait'} for you`
}
