import { useWatch } from 'react-hook-form'
import type { SuggestedPrice } from '#contract/quotes/answer-suggestions.ts'
import type { RequestLine } from '#contract/quotes/request-lines.ts'
import styles from '#web/features/quotes/answer/suggested-note.module.css'
import type { AnswerFormState } from '#web/features/quotes/answer/use-answer-form.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { toast } from '#web/ui/feedback/toast.ts'
import { rowsToFill, withRows } from './asked-values.ts'

type FillFromListProps = { form: AnswerFormState; asked: readonly RequestLine[]; prices: readonly SuggestedPrice[] }

/** Fills all lines that the supplier's price list has a row for with one tap, which its toast can undo. */
export function FillFromList({ form, asked, prices }: FillFromListProps) {
  const lines = useWatch({ control: form.control, name: 'lines' })
  const rows = rowsToFill(asked, prices)
  if (rows.size === 0) return null
  const after = withRows(lines, rows)
  const canFill = after.some((line, at) => line !== lines[at] && JSON.stringify(line) !== JSON.stringify(lines[at]))
  const count = `${rows.size} of ${asked.length}`
  const fill = () => {
    const before = form.getValues('lines')
    form.setValue('lines', withRows(before, rows), { shouldDirty: true })
    toast({
      title: `${count} filled in from your price list`,
      action: { label: 'Undo', onAct: () => form.setValue('lines', before, { shouldDirty: true }) },
    })
  }
  return (
    <div className={styles.note}>
      <p>
        {canFill ? `Your price list has prices for ${count} lines.` : 'Filled in from your price list. Each price can still be changed.'}
      </p>
      {canFill && (
        <Button size="sm" icon="check" onClick={fill}>
          {`Fill in ${count} from your price list`}
        </Button>
      )}
    </div>
  )
}
