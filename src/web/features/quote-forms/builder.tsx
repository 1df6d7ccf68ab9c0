import { useState, type ReactNode } from 'react'
import type { QuoteForm } from '#contract/quotes/quote-forms.ts'
import { useUnsaved } from '#web/navigation/unsaved.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { LeaveDialog } from '#web/ui/overlays/leave-dialog.tsx'
import styles from './builder.module.css'
import { FormActions } from './form-actions.tsx'
import { nameOf, type Fields } from './fields.ts'
import { FormFields } from './form-fields.tsx'
import { problemsOf } from './problems.ts'
import { useFormDraft } from './use-form-draft.ts'
import { useSaveForm } from './use-save-form.ts'
import { useView } from './use-view.ts'
import { NewerVersionDialog } from './newer-version-dialog.tsx'

type BuilderProps = { supplierId: number; form: QuoteForm; preview: (fields: Fields) => ReactNode }

export function Builder({ supplierId, form, preview }: BuilderProps) {
  const draft = useFormDraft(supplierId, form)
  const saving = useSaveForm(supplierId, draft)
  const leaving = useUnsaved(draft.changes > 0)
  const view = useView()
  const [isPreview, setPreview] = useState(false)
  const [isChecked, setChecked] = useState(false)
  const problems = problemsOf(draft.fields)
  const save = () => {
    const [invalid] = problems.keys()
    setChecked(invalid !== undefined)
    if (invalid === undefined) return void saving.save()
    setPreview(false)
    view.setOpen(invalid)
    view.goTo({ part: 'invalid', id: invalid })
  }
  return (
    <div className={styles.builder}>
      <div className={styles.head}>
        <p className={styles.lede}>What buyers are asked when they request a quote from you. Your form began as “{form.category}”.</p>
        <Button variant="quiet" icon={isPreview ? 'pencil-simple' : 'eye'} onClick={() => setPreview(!isPreview)}>
          {isPreview ? 'Edit' : 'Preview'}
        </Button>
      </div>
      {isPreview ? (
        preview(draft.fields.map((field) => ({ ...field, label: nameOf(field) })))
      ) : (
        <FormFields draft={draft} view={view} problems={isChecked ? problems : undefined} />
      )}
      <FormActions draft={draft} category={form.category} isSaving={saving.isSaving} onSave={save} />
      <NewerVersionDialog draft={draft} newer={form.version} {...saving} />
      <LeaveDialog leaving={leaving}>Buyers see your changes once you save the form. Until then they are kept in this browser.</LeaveDialog>
    </div>
  )
}
