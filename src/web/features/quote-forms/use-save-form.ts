import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { CallError, serverMessage } from '#web/api/call.ts'
import { sessionChanged } from '#web/api/me.ts'
import { mutation } from '#web/api/query.ts'
import { toast } from '#web/ui/toast.ts'
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
  const client = useQueryClient()
  const read = formRead(supplierId)
  const [isOutdated, setOutdated] = useState(false)
  const { mutateAsync, isPending } = useMutation(mutation('PUT /api/suppliers/:id/quote-form'))
  const refused = async (error: unknown) => {
    if (error instanceof CallError && error.status === 401) void sessionChanged(client)
    if (error instanceof CallError && error.status === 409) {
      await client.fetchQuery({ ...read, staleTime: 0 })
      return setOutdated(true)
    }
    throw error
  }
  const save = async (over = version) => {
    setOutdated(false)
    try {
      const form = await mutateAsync({ id: String(supplierId), fields: [...fields], version: over })
      client.setQueryData(read.queryKey, form)
      saved(fields, form.version)
      toast({ title: 'Quote form updated successfully', tone: 'success' })
    } catch (error) {
      await refused(error).catch(sayWhyNot)
    }
  }
  return { save, isSaving: isPending, isOutdated, leaveOutdated: () => setOutdated(false) }
}

const sayWhyNot = (error: unknown) => void toast({ title: 'Error', description: serverMessage(error), tone: 'destructive' })
