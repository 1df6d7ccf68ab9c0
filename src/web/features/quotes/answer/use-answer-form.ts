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

/** Checked by the schema that the server checks with; what is typed stays typed. */
const check = standardSchemaResolver(answerQuote.body!)
const resolver: Resolver<AnswerValues> = async (values, context, options) => {
  const { errors } = await check(offerOf(values) as never, context, options as never)
  if (Object.keys(errors).length === 0) return { values, errors: {} }
  return { values: {}, errors: withNumberProblems(errors as FieldErrors<AnswerValues>, values) }
}

/** The form of one answer: the draft of it, else the prices that are to be revised, else a blank line. */
export function useAnswerForm(quote: QuoteDetail, storage: RequesterStorage): AnswerFormState {
  const [defaultValues] = useState(() => startingValues(quote, storage))
  return useForm({ resolver, defaultValues })
}

const startingValues = ({ id, offer }: QuoteDetail, storage: RequesterStorage) =>
  draftIn(storage.read(answerDraft(id))) ?? (offer ? valuesOf(offer, sydneyDay(new Date())) : BLANK)
