import { useState } from 'react'
import { isConflict } from '#web/api/writes/use-conflict.ts'
import { useWrite } from '#web/api/writes/use-write.ts'
import { failureToast } from '#web/api/writes/failure-toast.ts'
import { formRead, type FormDraft } from './use-form-draft.ts'

export type Saving = {
  /** Replaces a version, by default the one that the changes started from. */
  save: (over?: number) => Promise<void>
  isSaving: boolean
  /** Whether a newer version was saved elsewhere; it is loaded by then. */
  isOutdated: boolean
  /** Closes the dialog without a choice. */
  dismissOutdated: () => void
}

/** Returns `save`. A version that was saved elsewhere meanwhile is not overwritten without asking. */
export function useSaveForm(supplierId: number, { asked, version, saved }: FormDraft): Saving {
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
    const sent = { fields: [...asked.fields], leavesOut: [...asked.leavesOut] }
    const form = await sendOrThrow({ id: String(supplierId), ...sent, version: over }).catch(() => undefined)
    if (form) saved(sent, form.version)
  }
  return { save, isSaving: isPending, isOutdated, dismissOutdated: () => setOutdated(false) }
}
