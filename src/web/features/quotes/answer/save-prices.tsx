import { useState } from 'react'
import type { SavedAnswer } from '#contract/quotes/saved-answers.ts'
import { isBlank } from '#shared/text/visible-text.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { Field } from '#web/ui/controls/field.tsx'
import { IconButton } from '#web/ui/controls/icon-button.tsx'
import { TextInput } from '#web/ui/controls/text-input.tsx'
import type { AnswerValues } from './answer-values.ts'
import styles from './save-prices.module.css'
import type { AnswerFormState } from './use-answer-form.ts'
import { useSavedAnswers } from './use-saved-answers.ts'

/** Saves the typed prices as a starting point for later answers, and lists the saved ones. */
export function SavePrices({ form, supplierId }: { form: AnswerFormState; supplierId: number }) {
  const { saved, save, forget } = useSavedAnswers(supplierId)
  return (
    <details className={styles.panel}>
      <summary className={styles.summary}>Keep these prices to use again</summary>
      <SaveForm form={form} onSave={save} />
      {saved.length > 0 && <SavedPrices saved={saved} onForget={forget} />}
    </details>
  )
}

function SaveForm({ form, onSave }: { form: AnswerFormState; onSave: (name: string, values: AnswerValues) => Promise<boolean> }) {
  const [name, setName] = useState('')
  const [problem, setProblem] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const save = async () => {
    setProblem(isBlank(name) ? 'Please give it a name.' : undefined)
    // Incomplete fields show their own errors.
    if (isBlank(name) || !(await form.trigger(undefined, { shouldFocus: true }))) return
    setBusy(true)
    if (await onSave(name, form.getValues())) setName('')
    setBusy(false)
  }
  return (
    <div className={styles.form}>
      <Field label="Name" error={problem} help="One of the same name is replaced.">
        <TextInput value={name} maxLength={80} placeholder="Weekly beans, 1 kg bags" onChange={({ target }) => setName(target.value)} />
      </Field>
      <Button variant="quiet" busy={isBusy} busyLabel="Keeping..." onClick={() => void save()}>
        Keep them
      </Button>
    </div>
  )
}

const SavedPrices = ({ saved, onForget }: { saved: SavedAnswer[]; onForget: (answer: SavedAnswer) => void }) => (
  <ul aria-label="Kept prices" className={styles.list}>
    {saved.map((answer) => (
      <li key={answer.id} className={styles.saved}>
        {answer.name}
        <IconButton icon="trash" dense label={`Forget ${answer.name}`} onClick={() => onForget(answer)} />
      </li>
    ))}
  </ul>
)
