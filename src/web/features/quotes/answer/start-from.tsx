import type { ChangeEvent } from 'react'
import type { QuoteDetail } from '#contract/quotes/quotes.ts'
import { sydneyDay } from '#shared/time/sydney-day.ts'
import { Field } from '#web/ui/controls/field.tsx'
import { NativeSelect } from '#web/ui/controls/choice/native-select.tsx'
import { toast } from '#web/ui/feedback/toast.ts'
import { withAsked } from './asked/asked-values.ts'
import { valuesOf, type AnswerValues } from './answer-values.ts'
import type { AnswerFormState } from './use-answer-form.ts'
import { useSavedAnswers } from './use-saved-answers.ts'

type StartFromProps = { form: AnswerFormState; supplierId: number; quote: Pick<QuoteDetail, 'offer' | 'lines'> }

const LAST = 'last'

/** Fills the form with the prices that were sent last, or with saved ones. */
export function StartFrom({ form, supplierId, quote: { offer: lastQuote, lines } }: StartFromProps) {
  const { saved } = useSavedAnswers(supplierId)
  if (!lastQuote && saved.length === 0) return null
  const begin = ({ currentTarget }: ChangeEvent<HTMLSelectElement>) => {
    const { value } = currentTarget
    const quote = value === LAST ? lastQuote : saved.find(({ id }) => id === value)?.offer
    const from = value === LAST ? (lastQuote ?? {}) : { keepsOthers: false }
    if (quote) replace(form, withAsked(valuesOf(quote, sydneyDay(new Date())), lines, from))
    currentTarget.value = ''
  }
  return (
    <Field label="Start from">
      <NativeSelect defaultValue="" onChange={begin}>
        <option value="" disabled>
          Choose prices
        </option>
        {lastQuote && <option value={LAST}>The prices sent last</option>}
        {saved.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </NativeSelect>
    </Field>
  )
}

/** Replaces the values; a toast offers to undo it, so that nothing typed is lost. */
function replace(form: AnswerFormState, values: AnswerValues) {
  const before = form.getValues()
  form.reset(values)
  toast({ title: 'Prices filled in', action: { label: 'Undo', onAct: () => form.reset(before) } })
}
