import type { KeyboardEvent } from 'react'
import { Button } from '#web/ui/controls/button.tsx'
import { Field } from '#web/ui/controls/field.tsx'
import { TextArea } from '#web/ui/controls/text-area.tsx'
import { TwoVersionsDialog } from '#web/ui/overlays/two-versions-dialog.tsx'
import styles from './supplier-note.module.css'
import { useNote, type NotedSupplier, type SupplierNoteState } from './use-note.ts'

/** As many characters as the API takes. */
const MAX_NOTE = 1000

/** An account's own words on a saved supplier, saved when the field is left or with Ctrl+Enter. */
export function SupplierNote({ supplier }: { supplier: NotedSupplier }) {
  const note = useNote(supplier)
  const { text, type, save } = note
  const saveByKeys = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || event.nativeEvent.isComposing) return
    event.preventDefault()
    save()
  }
  return (
    <div className={styles.note}>
      <Field
        label={
          <>
            <span>Your note</span>
            <span className="visually-hidden">{` on ${supplier.businessName}`}</span>
          </>
        }
      >
        <TextArea
          rows={2}
          maxLength={MAX_NOTE}
          value={text}
          onChange={({ target }) => type(target.value)}
          onBlur={save}
          onKeyDown={saveByKeys}
          className={styles.text}
        />
      </Field>
      <NoteState note={note} businessName={supplier.businessName} />
      <TwoNotes note={note} />
    </div>
  )
}

/** Whether the note is saved, and where it is not, why and what can be done. */
const NoteState = ({ note: { state, problem, save }, businessName }: { note: SupplierNoteState; businessName: string }) => (
  <div className={`${styles.state} no-print`}>
    <output>
      <span>{problem ? `Not saved yet: ${problem} What you typed is kept in this browser.` : WORDS[state]}</span>
    </output>
    {state === 'unsaved' && (
      <Button variant="quiet" size="sm" aria-label={`Save your note on ${businessName}`} onClick={save}>
        Save your note
      </Button>
    )}
  </div>
)

/** Asks which of two versions stays. */
const TwoNotes = ({ note: { text, conflict } }: { note: SupplierNoteState }) => (
  <TwoVersionsDialog
    what="note"
    isOpen={conflict !== undefined}
    onClose={() => conflict?.close()}
    onTakeTheirs={() => conflict?.settle(false)}
    onKeepMine={() => conflict?.settle(true)}
  >
    <dl className={styles.versions}>
      <dt>Yours</dt>
      <dd>{text || 'No note'}</dd>
      <dt>Theirs</dt>
      <dd>{conflict?.theirs || 'No note'}</dd>
    </dl>
  </TwoVersionsDialog>
)

const WORDS = {
  unchanged: 'Only you see it.',
  unsaved: 'Not saved yet: leave the field, or press Ctrl+Enter.',
  saving: 'Saving...',
  saved: 'Saved. Only you see it.',
}
