import { useWatch } from 'react-hook-form'
import type { AnswerSuggestions } from '#contract/quotes/answer-suggestions.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { toast } from '#web/ui/feedback/toast.ts'
import { BLANK } from './answer-values.ts'
import styles from './suggested-note.module.css'
import { suggestedValues } from './suggested-values.ts'
import type { AnswerFormState } from './use-answer-form.ts'

type SuggestedNoteProps = { form: AnswerFormState; suggestions: AnswerSuggestions }

/** Says that lines and minimum order are suggestions, and takes them out. */
export function SuggestedNote({ form, suggestions }: SuggestedNoteProps) {
  const lines = useWatch({ control: form.control, name: 'lines' })
  const minimumCents = useWatch({ control: form.control, name: 'minimumCents' })
  const suggested = suggestedValues(suggestions).minimumCents
  const hasMinimum = suggested !== '' && minimumCents === suggested
  const hasLines = lines.some(({ source }) => source !== '')
  if (!hasLines && !hasMinimum) return null
  return (
    <div className={styles.note}>
      <p>
        {hasLines && 'Filled in from your products and last prices: a line without a quantity is not sent. '}
        {hasMinimum && 'The minimum order is that of your listing.'}
      </p>
      <Button variant="quiet" size="sm" icon="x" onClick={() => clear(form, hasMinimum)}>
        Clear the suggestions
      </Button>
    </div>
  )
}

/** Takes the suggested lines and minimum out, and leaves what was typed; a toast offers to undo it. */
function clear(form: AnswerFormState, hasMinimum: boolean) {
  const before = form.getValues()
  const typed = before.lines.filter(({ source }) => source === '')
  const after = { ...before, lines: typed.length > 0 ? typed : BLANK.lines, ...(hasMinimum && { minimumCents: '' }) }
  form.reset(after)
  // The pressed button is gone, and the fields are others.
  requestAnimationFrame(() => form.setFocus('lines.0.item'))
  toast({ title: 'Suggestions cleared', action: { label: 'Undo', onAct: () => form.reset(before) } })
}
