import '#web/api/zod-without-eval.ts'
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { useState } from 'react'
import { useForm, type FieldErrors, type Resolver, type UseFormReturn } from 'react-hook-form'
import type { AnswerSuggestions } from '#contract/quotes/answer-suggestions.ts'
import { type QuoteDetail } from '#contract/quotes/quotes.ts'
import { answerQuote } from '#contract/quotes/quote-steps.ts'
import { sydneyDay } from '#shared/time/sydney-day.ts'
import type { RequesterStorage } from '#web/storage/requester-storage.ts'
import { withNumberProblems } from './number-problems.ts'
import { blankLineOf, draftIn, quoteOf, sentLines, valuesOf, type AnswerValues } from './answer-values.ts'
import { askedValues, withAsked, type SuggestedPrices } from './asked/asked-values.ts'
import { suggestedValues } from './suggested-values.ts'

export type AnswerFormState = UseFormReturn<AnswerValues>

export const answerDraft = (quoteId: string) => `answer-draft-${quoteId}` as const

/** Validates by the server's schema, but keeps the values as they were typed. */
const check = standardSchemaResolver(answerQuote.body)
const resolver: Resolver<AnswerValues> = async (values, context, options) => {
  // The schema finds what is wrong in an incomplete offer, and the errors have the names of the form's fields.
  const { errors } = await check(quoteOf(values) as never, context, options as never)
  if (Object.keys(errors).length === 0) return { values, errors: {} }
  return { values: {}, errors: withNumberProblems(atTheirLines(errors as FieldErrors<AnswerValues>, values), values) }
}

/** Moves the errors of the lines that are sent to the places of these lines in the form. */
function atTheirLines(errors: FieldErrors<AnswerValues>, values: AnswerValues): FieldErrors<AnswerValues> {
  const sent: unknown = errors.lines
  if (!Array.isArray(sent)) return errors
  const lines: unknown[] = []
  for (const [place, at] of sentLines(values).entries()) if (sent[place]) lines[at] = sent[place]
  // The same errors at other places.
  return { ...errors, lines: lines as never }
}

/** Returns the form of one answer, which starts with its draft, else with the prices to be revised, else with what is suggested. */
export function useAnswerForm(quote: QuoteDetail, suggestions: Suggestions, storage: RequesterStorage): AnswerFormState {
  const [defaultValues] = useState(() => startingValues(quote, suggestions, storage))
  return useForm({ resolver, defaultValues })
}

/** What is suggested: by products and last prices, or for the lines of the request. */
type Suggestions = { free: AnswerSuggestions; asked: SuggestedPrices }

/** The values that an answer starts with. */
export function startingValues(
  { id, offer: quote, lines, supplier }: QuoteDetail,
  { free, asked }: Suggestions,
  storage: RequesterStorage,
): AnswerValues {
  const draft = draftIn(storage.read(answerDraft(id)))
  if (draft) return withAsked(draft, lines)
  if (quote) return withAsked(valuesOf(quote, sydneyDay(new Date())), lines, quote)
  if (lines.length > 0) return askedValues(lines, asked)
  const suggested = suggestedValues(free)
  return free.lines.length > 0 ? suggested : { ...suggested, lines: [blankLineOf(supplier.category)] }
}
