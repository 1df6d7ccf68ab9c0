import { defaultFields, type FormName } from '#contract/quotes/quote-forms.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { Stack } from '#web/ui/layout/stack.tsx'
import { toast } from '#web/ui/feedback/toast.ts'
import styles from './form-actions.module.css'
import type { FormDraft } from './use-form-draft.ts'

type FormActionsProps = { draft: FormDraft; category: FormName; isSaving: boolean; onSave: () => void }

/** The actions on the form as a whole, and whether it has unpublished changes. */
export function FormActions({ draft, category, isSaving, onSave }: FormActionsProps) {
  const { asked, changes, replace } = draft
  const reset = () => {
    replace({ fields: defaultFields(category), leavesOut: [] })
    undoable('Form reset to defaults', 'Buyers see it once you save the form.', () => replace(asked))
  }
  const discard = () => {
    const before = draft.discard()
    undoable('Changes discarded', 'The form is as you saved it last.', () => draft.restore(before))
  }
  return (
    <div className={styles.actions}>
      <output className={styles.state}>{changes === 0 ? 'Buyers see the form as it is here.' : changesInWords(changes)}</output>
      <Stack row gap={3} justify="end">
        {changes > 0 && (
          <Button variant="quiet" onClick={discard}>
            Discard changes
          </Button>
        )}
        <Button variant="quiet" icon="arrow-counter-clockwise" onClick={reset}>
          Reset to Defaults
        </Button>
        <Button busy={isSaving} busyLabel="Saving..." onClick={onSave}>
          Save Form
        </Button>
      </Stack>
    </div>
  )
}

const changesInWords = (changes: number) => `${changes} unpublished ${changes === 1 ? 'change' : 'changes'}`

const undoable = (title: string, description: string, onAct: () => void) =>
  void toast({ title, description, action: { label: 'Undo', onAct } })
