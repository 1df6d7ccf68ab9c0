import { useState } from 'react'
import { NEW_LABEL } from './fields.ts'
import { problemsOf, type Problems } from './problems.ts'
import type { FormDraft } from './use-form-draft.ts'
import type { Saving } from './use-save-form.ts'
import type { View } from './use-view.ts'

type CheckedSave = {
  /** Saves the form, or shows what has to be done before. */
  save: () => void
  /** Problems by field id; undefined until they are to be shown. */
  problems: Map<string, Problems> | undefined
  /** What is asked before a field is published under the name of a new one. */
  unnamed: { nameIt: () => void; saveAnyway: () => void } | undefined
}

/** Returns what saves a form that buyers can fill in. `onEdit` shows its fields, where the one to be mended is opened. */
export function useCheckedSave({ fields }: FormDraft, saving: Saving, view: View, onEdit: () => void): CheckedSave {
  const [unnamed, setUnnamed] = useState<string>()
  const [isChecked, setChecked] = useState(false)
  const problems = problemsOf(fields)
  const show = (id: string, part: 'invalid' | 'label') => {
    onEdit()
    view.setOpen(id)
    view.goTo({ part, id })
  }
  const close = (then: () => void) => {
    setUnnamed(undefined)
    then()
  }
  const save = () => {
    const [invalid] = problems.keys()
    setChecked(invalid !== undefined)
    if (invalid !== undefined) return show(invalid, 'invalid')
    const isNew = fields.find(({ label }) => label.trim() === NEW_LABEL)
    return isNew ? setUnnamed(isNew.id) : void saving.save()
  }
  return {
    save,
    problems: isChecked ? problems : undefined,
    unnamed:
      unnamed === undefined
        ? undefined
        : {
            // After the dialog has given the focus back to what opened it.
            nameIt: () => close(() => void requestAnimationFrame(() => show(unnamed, 'label'))),
            saveAnyway: () => close(() => void saving.save()),
          },
  }
}
