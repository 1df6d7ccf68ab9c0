import { useEffect, useRef, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { recordOf } from '#shared/objects.ts'
import { sydneyDay } from '#shared/time/sydney-day.ts'
import type { QuoteForm } from '#web/features/quotes/ask/quote-form.ts'
import type { SupplierForm } from '#web/features/quotes/ask/supplier-form.ts'
import { INFERRED_FIELDS, inferredFromAnswers, type InferredField } from './inferred-from-answers.ts'

/** Labels of the fields from whose answers the dialog's own fields are filled. */
export type FilledFrom = Partial<Record<InferredField, string>>

/**
 * Fills quantity, timeline and urgency from the answers to the supplier's form, for as long as the buyer has not changed them. One that the
 * buyer has emptied stays empty, in a draft too.
 */
export function useInferredFields({ control, setValue, getValues }: QuoteForm, { fields, hidden }: SupplierForm): FilledFrom {
  const [today] = useState(() => sydneyDay(new Date()))
  const answers = useWatch({ control, name: 'answers' })
  const values = useWatch({ control, name: INFERRED_FIELDS })
  const inferred = inferredFromAnswers(fields, answers ?? [], today)
  const own = INFERRED_FIELDS.filter((name) => !hidden.some((one) => one === name))
  const texts = recordOf(INFERRED_FIELDS, (name) => (own.includes(name) && inferred[name]?.value) || '')
  /** What was filled in last, by the form that it was for; the buyer has changed what differs from it. */
  const filled = useRef<{ fields: SupplierForm['fields']; texts: Record<InferredField, string> }>(undefined)
  const isLoaded = fields.length > 0 && answers?.length === fields.length
  useEffect(() => {
    if (!isLoaded) return
    const before = filled.current?.fields === fields ? filled.current.texts : texts
    for (const name of INFERRED_FIELDS)
      // The texts are keys of the options, or a quantity.
      if ((getValues(name) ?? '') === before[name] && before[name] !== texts[name])
        setValue(name, texts[name] as never, { shouldDirty: true })
    filled.current = { fields, texts }
    // `texts` are what its three entries are.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [isLoaded, fields, texts.quantity, texts.timeline, texts.urgency, getValues, setValue])
  return Object.fromEntries(
    own.flatMap((name) => {
      const isShown = texts[name] && values[INFERRED_FIELDS.indexOf(name)] === texts[name]
      return isShown && inferred[name] ? [[name, inferred[name].from]] : []
    }),
  )
}
