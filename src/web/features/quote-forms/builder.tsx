import { useState, type ReactNode } from 'react'
import type { AskedForm, QuoteForm } from '#contract/quotes/quote-forms.ts'
import { useUnsaved } from '#web/navigation/unsaved.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { LeaveDialog } from '#web/ui/overlays/leave-dialog.tsx'
import styles from './builder.module.css'
import { FormActions } from './form-actions.tsx'
import { NEW_LABEL, nameOf, type Fills } from './fields.ts'
import { FormFields } from './form-fields.tsx'
import { UnnamedDialog } from './unnamed-dialog.tsx'
import { useCheckedSave } from './use-checked-save.ts'
import { useFormDraft } from './use-form-draft.ts'
import { useSaveForm } from './use-save-form.ts'
import { useView } from './use-view.ts'
import { NewerVersionDialog } from './newer-version-dialog.tsx'

type BuilderProps = { supplierId: number; form: QuoteForm; preview: (asked: AskedForm) => ReactNode; fills: Fills }

export function Builder({ supplierId, form, preview, fills }: BuilderProps) {
  const draft = useFormDraft(supplierId, form)
  const saving = useSaveForm(supplierId, draft)
  const leaving = useUnsaved(draft.changes > 0)
  const view = useView()
  const [isPreview, setPreview] = useState(false)
  const checked = useCheckedSave(draft, saving, view, () => setPreview(false))
  return (
    <div className={styles.builder}>
      <div className={styles.head}>
        <p className={styles.lede}>What buyers are asked when they request a quote from you. Your form began as “{form.category}”.</p>
        <Button variant="quiet" icon={isPreview ? 'pencil-simple' : 'eye'} onClick={() => setPreview(!isPreview)}>
          {isPreview ? 'Edit' : 'Preview'}
        </Button>
      </div>
      {isPreview ? (
        preview({ ...draft.asked, fields: draft.fields.map((field) => ({ ...field, label: nameOf(field) })) })
      ) : (
        <FormFields draft={draft} view={view} problems={checked.problems} fills={fills} />
      )}
      <FormActions draft={draft} category={form.category} isSaving={saving.isSaving} onSave={checked.save} />
      {checked.unnamed && <UnnamedDialog name={NEW_LABEL} onNameIt={checked.unnamed.nameIt} onSave={checked.unnamed.saveAnyway} />}
      <NewerVersionDialog draft={draft} newer={form.version} {...saving} />
      <LeaveDialog leaving={leaving}>Buyers see your changes once you save the form. Until then they are kept in this browser.</LeaveDialog>
    </div>
  )
}
