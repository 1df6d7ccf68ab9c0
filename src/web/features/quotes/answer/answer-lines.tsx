import { useRef } from 'react'
import { useFieldArray } from 'react-hook-form'
import type { CategoryName } from '#contract/options.ts'
import type { SuggestedPrice } from '#contract/quotes/answer-suggestions.ts'
import { MAX_QUOTE_LINES, MAX_PRICES_OF_LINE } from '#contract/quotes/supplier-quote.ts'
import type { RequestLine } from '#contract/quotes/request-lines.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { toast } from '#web/ui/feedback/toast.ts'
import { AskedLine } from './asked/asked-line.tsx'
import { askedLine } from './asked/asked-values.ts'
import { blankLineOf } from './answer-values.ts'
import styles from './answer-lines.module.css'
import { LineFields } from './line-fields.tsx'
import type { AnswerFormState } from './use-answer-form.ts'

type AnswerLinesProps = { form: AnswerFormState; category: CategoryName; asked: readonly RequestLine[]; prices: readonly SuggestedPrice[] }

/** The lines of an answer: those of the request, then what was not asked for. A new line has the GST that is usual for the supplier's category; a removed one can be restored from its toast. */
export function AnswerLines({ form, category, asked, prices }: AnswerLinesProps) {
  const { fields, append, remove, insert } = useFieldArray({ control: form.control, name: 'lines' })
  const adder = useRef<HTMLButtonElement>(null)
  const add = () => append(blankLineOf(category))
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
      {fields.map(({ id, requestLineId }, at) => {
        const line = asked.find((one) => one.id === requestLineId)
        if (!line)
          return (
            <LineFields key={id} form={form} at={at} category={category} onRemove={fields.length > 1 ? () => removeLine(at) : undefined} />
          )
        const first = fields.findIndex((field) => field.requestLineId === requestLineId)
        const count = fields.filter((field) => field.requestLineId === requestLineId).length
        const isLast = at === first + count - 1
        const addPack = () => insert(at + 1, { ...askedLine(line), packSize: '', gst: form.getValues(`lines.${at}.gst`) })
        return (
          <AskedLine
            key={id}
            form={form}
            at={at}
            asked={line}
            prices={prices.filter((price) => price.requestLineId === requestLineId)}
            onAddPack={isLast && count < MAX_PRICES_OF_LINE ? addPack : undefined}
            onRemove={at > first ? () => removeLine(at) : undefined}
          />
        )
      })}
      {problem && <Problem>{problem}</Problem>}
      {fields.length < MAX_QUOTE_LINES && (
        <Button ref={adder} variant="quiet" icon="plus" className={styles.add} onClick={add}>
          {asked.length > 0 ? 'Offer something else' : 'Add a line'}
        </Button>
      )}
    </div>
  )
}

const Problem = ({ children }: { children: string }) => (
  <p role="alert" className={styles.problem}>
    {children}
  </p>
)
