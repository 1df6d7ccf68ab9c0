import { useRef } from 'react'
import { useFieldArray } from 'react-hook-form'
import { MAX_ANSWER_LINES } from '#contract/quotes/offers.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { toast } from '#web/ui/feedback/toast.ts'
import { BLANK_LINE } from './answer-values.ts'
import styles from './answer-lines.module.css'
import { LineFields } from './line-fields.tsx'
import type { AnswerFormState } from './use-answer-form.ts'

/** The lines of an answer. A new line has the GST of the line before; a removed one can be restored from its toast. */
export function AnswerLines({ form }: { form: AnswerFormState }) {
  const { fields, append, remove, insert } = useFieldArray({ control: form.control, name: 'lines' })
  const adder = useRef<HTMLButtonElement>(null)
  const add = () => append({ ...BLANK_LINE, gst: form.getValues('lines').at(-1)?.gst ?? BLANK_LINE.gst })
  const removeLine = (at: number) => {
    const line = form.getValues(`lines.${at}`)
    remove(at)
    // The removed button had the focus.
    adder.current?.focus()
    toast({
      title: `Line ${at + 1} removed`,
      description: line.item,
      action: { label: 'Undo', onAct: () => insert(Math.min(at, form.getValues('lines').length), line) },
    })
  }
  const { root, message } = form.formState.errors.lines ?? {}
  const problem = root?.message ?? message
  return (
    <div className={styles.lines}>
      {fields.map(({ id }, at) => (
        <LineFields key={id} form={form} at={at} onRemove={fields.length > 1 ? () => removeLine(at) : undefined} />
      ))}
      {problem && (
        <p role="alert" className={styles.problem}>
          {problem}
        </p>
      )}
      {fields.length < MAX_ANSWER_LINES && (
        <Button ref={adder} variant="quiet" icon="plus" className={styles.add} onClick={add}>
          Add a line
        </Button>
      )}
    </div>
  )
}
