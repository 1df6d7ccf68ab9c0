import { useState } from 'react'
import { CallError } from '#web/api/call-error.ts'
import { useWrite } from '#web/api/use-write.ts'
import { failureToast } from '#web/api/failure-toast.ts'
import { formRead, type FormDraft } from './use-form-draft.ts'

export type Saving = {
  /** Over a version; without one, over the one that was changed. */
  save: (over?: number) => Promise<void>
  isSaving: boolean
  /** A newer version was saved elsewhere, and is here by now. */
  isOutdated: boolean
  /** Nothing was chosen. */
  leaveOutdated: () => void
}

/** Saves a form. One that was saved elsewhere meanwhile is not overwritten before that was asked about. */
export function useSaveForm(supplierId: number, { fields, version, saved }: FormDraft): Saving {
  const [isOutdated, setOutdated] = useState(false)
  const { sendOrThrow, isPending } = useWrite('PUT /api/suppliers/:id/quote-form', {
    invalidates: [],
    updates: formRead(supplierId),
    success: 'Quote form updated successfully',
    failure: (error) => (isConflict(error) ? undefined : failureToast(error)),
    onError: (error) => setOutdated(isConflict(error)),
  })
  const save = async (over = version) => {
    setOutdated(false)
    const form = await sendOrThrow({ id: String(supplierId), fields: [...fields], version: over }).catch(() => undefined)
    if (form) saved(fields, form.version)
  }
  return { save, isSaving: isPending, isOutdated, leaveOutdated: () => setOutdated(false) }
}

const isConflict = (error: unknown) => error instanceof CallError && error.status === 409
