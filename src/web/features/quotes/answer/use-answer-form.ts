import '#web/api/zod-without-eval.ts'
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { useState } from 'react'
import { useForm, type FieldErrors, type Resolver, type UseFormReturn } from 'react-hook-form'
import { answerQuote, type QuoteDetail } from '#contract/quotes.ts'
import { sydneyDay } from '#shared/sydney-day.ts'
import type { RequesterStorage } from '#web/storage/requester-storage.ts'
import { withNumberProblems } from './number-problems.ts'
import { BLANK, draftIn, offerOf, valuesOf, type AnswerValues } from './answer-values.ts'

export type AnswerFormState = UseFormReturn<AnswerValues>

export const answerDraft = (quoteId: string) => `answer-draft-${quoteId}` as const

/** Validates by the server's schema, but keeps the values as they were typed. */
const check = standardSchemaResolver(answerQuote.body)
const resolver: Resolver<AnswerValues> = async (values, context, options) => {
  // The schema finds what is wrong in an incomplete offer, and the errors have the names of the form's fields.
  const { errors } = await check(offerOf(values) as never, context, options as never)
  if (Object.keys(errors).length === 0) return { values, errors: {} }
  return { values: {}, errors: withNumberProblems(errors as FieldErrors<AnswerValues>, values) }
}

/** Returns the form of one answer, which starts with its draft, else with the prices to be revised, else with a blank line. */
export function useAnswerForm(quote: QuoteDetail, storage: RequesterStorage): AnswerFormState {
  const [defaultValues] = useState(() => startingValues(quote, storage))
  return useForm({ resolver, defaultValues })
}

/** The values that an answer starts with. */
export const startingValues = ({ id, offer }: QuoteDetail, storage: RequesterStorage) =>
  draftIn(storage.read(answerDraft(id))) ?? (offer ? valuesOf(offer, sydneyDay(new Date())) : BLANK)
