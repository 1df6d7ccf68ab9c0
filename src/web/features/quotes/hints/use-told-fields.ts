import { useEffect, useRef, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { recordOf } from '#shared/objects.ts'
import { sydneyDay } from '#shared/time/sydney-day.ts'
import type { QuoteForm } from '#web/features/quotes/ask/quote-form.ts'
import type { SupplierForm } from '#web/features/quotes/ask/supplier-form.ts'
import { TOLD_FIELDS, toldByAnswers, type ToldField } from './told-by-answers.ts'

/** Labels of the fields from whose answers the dialog's own fields are filled. */
export type FilledFrom = Partial<Record<ToldField, string>>

/**
 * Fills quantity, timeline and urgency from the answers to the supplier's form, for as long as the buyer has not changed them. One that the
 * buyer has emptied stays empty, in a draft too.
 */
export function useToldFields({ control, setValue, getValues }: QuoteForm, { fields, replaced }: SupplierForm): FilledFrom {
  const [today] = useState(() => sydneyDay(new Date()))
  const answers = useWatch({ control, name: 'answers' })
  const values = useWatch({ control, name: TOLD_FIELDS })
  const told = toldByAnswers(fields, answers ?? [], today)
  const own = TOLD_FIELDS.filter((name) => !replaced.some((one) => one === name))
  const texts = recordOf(TOLD_FIELDS, (name) => (own.includes(name) && told[name]?.value) || '')
  /** What was filled in last, by the form that it was for; the buyer has changed what differs from it. */
  const filled = useRef<{ fields: SupplierForm['fields']; texts: Record<ToldField, string> }>(undefined)
  const isLoaded = fields.length > 0 && answers?.length === fields.length
  useEffect(() => {
    if (!isLoaded) return
    const before = filled.current?.fields === fields ? filled.current.texts : texts
    for (const name of TOLD_FIELDS)
      // The texts are keys of the options, or a quantity.
      if ((getValues(name) ?? '') === before[name] && before[name] !== texts[name])
        setValue(name, texts[name] as never, { shouldDirty: true })
    filled.current = { fields, texts }
    // `texts` are what its three entries are.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [isLoaded, fields, texts.quantity, texts.timeline, texts.urgency, getValues, setValue])
  return Object.fromEntries(
    own.flatMap((name) => (texts[name] && values[TOLD_FIELDS.indexOf(name)] === texts[name] ? [[name, told[name]!.from]] : [])),
  )
}
