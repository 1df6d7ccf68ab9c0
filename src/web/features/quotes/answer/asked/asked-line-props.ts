import type { SuggestedPrice } from '#contract/quotes/answer-suggestions.ts'
import type { RequestLine } from '#contract/quotes/request-lines.ts'
import type { AnswerFormState } from '#web/features/quotes/answer/use-answer-form.ts'

export type AskedLineProps = {
  form: AnswerFormState
  at: number
  /** The line of the request. */
  asked: RequestLine
  /** Prices that it can start with; the first has been filled in. */
  prices: readonly SuggestedPrice[]
  /** Adds a price for another pack; undefined where there are as many as there can be. */
  onAddPack?: () => void
  onRemove?: () => void
}
