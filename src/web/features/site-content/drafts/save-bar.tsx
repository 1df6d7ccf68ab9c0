import { Button } from '#web/ui/controls/button.tsx'
import { Note } from '#web/ui/feedback/note.tsx'
import { Stack } from '#web/ui/layout/stack.tsx'
import styles from './save-bar.module.css'

type SaveBarProps = {
  /** How many changes are not saved. */
  count: number
  /** How many of them cannot be saved as they are. */
  problemCount: number
  /** Why the last attempt saved nothing. */
  refusal: string | undefined
  isSaving: boolean
  onSave: () => void
  onDiscard: () => void
}

/** Save Changes with the count of unsaved ones, always in view. */
export const SaveBar = ({ count, problemCount, refusal, isSaving, onSave, onDiscard }: SaveBarProps) => (
  <div data-bottom-bar className={styles.bar}>
    {refusal && <Note tone="error">{refusal}</Note>}
    <Stack row gap={4} align="center" justify="space-between">
      <output className={styles.count}>{messageOf(count, problemCount)}</output>
      <Stack row gap={2}>
        {count > 0 && (
          <Button variant="quiet" disabled={isSaving} onClick={onDiscard}>
            Discard
          </Button>
        )}
        <Button busy={isSaving} busyLabel="Saving..." disabled={count === 0 || problemCount > 0} onClick={onSave}>
          {count > 0 ? `Save Changes (${count})` : 'Save Changes'}
        </Button>
      </Stack>
    </Stack>
  </div>
)

function messageOf(count: number, problemCount: number): string {
  if (count === 0) return 'Everything is saved.'
  const unsaved = count === 1 ? 'You have 1 unsaved change.' : `You have ${count} unsaved changes.`
  return problemCount === 0
    ? unsaved
    : `${unsaved} ${problemCount === 1 ? 'One of them needs' : `${problemCount} of them need`} another look.`
}
