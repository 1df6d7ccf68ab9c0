import { useWatch } from 'react-hook-form'
import type { AnswerFormState } from '#web/features/quotes/answer/use-answer-form.ts'
import { Checkbox } from '#web/ui/controls/choice/checkbox.tsx'

type ToggleProps = {
  form: AnswerFormState
  at: number
  name: 'isPassed' | 'isSubstitute' | 'isByWeight'
  label: string
  /** What the line asks for, for screen readers. */
  of: string
}

/** A tick of a line. The values of the form are texts, as its drafts are. */
export function Toggle({ form, at, name, label, of }: ToggleProps) {
  const field = `lines.${at}.${name}` as const
  const isOn = useWatch({ control: form.control, name: field }) === 'yes'
  return (
    <Checkbox
      label={
        <>
          {label}
          <span className="visually-hidden">: {of}</span>
        </>
      }
      checked={isOn}
      onChange={({ target }) => form.setValue(field, target.checked ? 'yes' : '', { shouldDirty: true })}
    />
  )
}
