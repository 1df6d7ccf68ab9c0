import { ORIGIN_NOT_SAID } from '#shared/seafood/origin-words.ts'
import type { AnswerFormState } from '#web/features/quotes/answer/use-answer-form.ts'
import { NativeSelect } from '#web/ui/controls/choice/native-select.tsx'
import { OriginOptions } from '#web/ui/controls/choice/origin-options.tsx'
import { Field } from '#web/ui/controls/field.tsx'

type OriginFieldProps = {
  form: AnswerFormState
  at: number
  /** What the line asks for, for screen readers. */
  of: string
  className: string | undefined
}

/** Asks where seafood was harvested, which its buyer has to say on the menu. */
export const OriginField = ({ form: { register, formState }, at, of, className }: OriginFieldProps) => (
  <Field
    label={
      <>
        Where it was harvested<span className="visually-hidden">: {of}</span>
      </>
    }
    optional
    help="The venue has to say it on its menu."
    error={formState.errors.lines?.[at]?.origin?.message}
    className={className}
  >
    <NativeSelect {...register(`lines.${at}.origin`)}>
      <OriginOptions none={ORIGIN_NOT_SAID} />
    </NativeSelect>
  </Field>
)
