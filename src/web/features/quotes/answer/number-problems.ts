import type { FieldError, FieldErrors } from 'react-hook-form'
import { amountProblem, centsOf, numberOf, numberProblem } from '#shared/money/typed-numbers.ts'
import { isBlank } from '#shared/text/visible-text.ts'
import type { AnswerValues } from './answer-values.ts'

/** Changes the error of each number that was typed but cannot be parsed: it says so, instead of calling the number missing. */
export function withNumberProblems(errors: FieldErrors<AnswerValues>, values: AnswerValues): FieldErrors<AnswerValues> {
  for (const name of AMOUNTS) explain(errors[name], values[name], AMOUNT)
  for (const name of ['holdWeeks', 'noticeDays'] as const) explain(errors[name], values[name], NUMBER)
  for (const [at, line] of values.lines.entries()) {
    explain(errors.lines?.[at]?.quantity, line.quantity, NUMBER)
    explain(errors.lines?.[at]?.priceCents, line.priceCents, AMOUNT)
  }
  return errors
}

const AMOUNTS = ['deliveryCents', 'freeDeliveryFromCents', 'minimumCents', 'smallOrderFeeCents'] as const
const NUMBER = { read: numberOf, problemOf: numberProblem }
const AMOUNT = { read: centsOf, problemOf: amountProblem }

function explain(error: FieldError | undefined, typed: string, { read, problemOf }: typeof NUMBER): void {
  if (error && !isBlank(typed) && Number.isNaN(read(typed))) error.message = problemOf(typed)
}
