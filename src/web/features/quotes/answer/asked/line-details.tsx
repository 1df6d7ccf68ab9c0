import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { MAX_UNIT } from '#contract/order-lists/unit.ts'
import type { RequestLine } from '#contract/quotes/request-lines.ts'
import type { AnswerFormState } from '#web/features/quotes/answer/use-answer-form.ts'
import { Field } from '#web/ui/controls/field.tsx'
import { TextInput } from '#web/ui/controls/text-input.tsx'
import styles from './asked-line.module.css'
import { Toggle } from './toggle.tsx'

type LineDetailsProps = { form: AnswerFormState; at: number; asked: RequestLine }

/** What few lines say: that it is another thing, sold by weight, or not as much as is needed. Folded unless something is said. */
export function LineDetails({ form, at, asked }: LineDetailsProps) {
  const { register, control, formState } = form
  const line = `lines.${at}` as const
  const { isSubstitute, isByWeight, quantity, item } = useWatch({ control, name: line })
  const errors = formState.errors.lines?.[at]
  const [isSaid] = useState(() => isSubstitute !== '' || isByWeight !== '' || quantity !== '')
  const isWrong = Boolean(errors?.item ?? errors?.quantity ?? errors?.unit)
  return (
    <details className={styles.more} open={isSaid || isWrong || undefined}>
      <summary>
        Substitute, by weight, only some<span className="visually-hidden">: {asked.item}</span>
      </summary>
      <div className={styles.details}>
        <Toggle form={form} at={at} name="isSubstitute" label="Substitute" of={asked.item} />
        <Toggle form={form} at={at} name="isByWeight" label="Weight known at delivery" of={asked.item} />
        <Field label="Item" help={item === asked.item ? undefined : 'As the buyer reads it.'} error={errors?.item?.message}>
          <TextInput {...register(`${line}.item`)} maxLength={200} />
        </Field>
        <Field label="Unit" optional error={errors?.unit?.message}>
          <TextInput {...register(`${line}.unit`)} placeholder="carton" maxLength={MAX_UNIT} />
        </Field>
        <Field label="Only so many packs" optional error={errors?.quantity?.message}>
          <TextInput {...register(`${line}.quantity`)} inputMode="decimal" placeholder="as many as needed" />
        </Field>
      </div>
    </details>
  )
}
