import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useForm, type UseFormReturn } from 'react-hook-form'
import type { Supplier } from '#contract/suppliers.ts'
import { CallError, callOverHttp, serverMessage } from '#web/api/call.ts'
import { listingChanged } from '#web/features/listing/listing-changed.ts'
import { showRefusal } from '#web/features/listing/show-refusal.ts'
import { toast } from '#web/ui/toast.ts'
import { profileResolver } from './profile-resolver.ts'
import { changeOf, differing, LABELS, valuesOf, type ProfileValues } from './profile-values.ts'

export type ProfileForm = UseFormReturn<ProfileValues>

/** What somebody else has saved while this form was filled in. */
export type Conflict = {
  /** The fields that they changed, by their labels. */
  changed: string[]
  keepMine: () => Promise<void>
  takeTheirs: () => void
}

/** The form of a listing, begun with what was last saved. A newer version is never overwritten unseen (contract §3). */
export function useProfile(supplier: Supplier) {
  const { form, base, begin } = useProfileForm(supplier)
  const client = useQueryClient()
  const [theirs, setTheirs] = useState<Supplier>()
  const id = String(supplier.id)

  const save = async (values: ProfileValues, version: number) => {
    try {
      begin(await callOverHttp('PUT /api/suppliers/:id', { id, version, ...changeOf(valuesOf(base.current), values) }))
      toast({ title: 'Profile updated successfully', tone: 'success' })
    } catch (error) {
      if (error instanceof CallError && error.status === 409) return setTheirs(await callOverHttp('GET /api/suppliers/:id', { id }))
      showRefusal(form, error)
      toast({ title: 'Failed to update profile', description: serverMessage(error), tone: 'destructive' })
    }
    await listingChanged(client)
  }
  const conflict: Conflict | undefined = theirs && {
    changed: differing(valuesOf(base.current), valuesOf(theirs)).map((name) => LABELS[name]),
    keepMine: async () => {
      setTheirs(undefined)
      await save(form.getValues(), theirs.version)
    },
    takeTheirs: () => {
      setTheirs(undefined)
      begin(theirs)
    },
  }
  return {
    form,
    conflict,
    closeConflict: () => setTheirs(undefined),
    submit: form.handleSubmit((values) => save(values, base.current.version)),
  }
}

/** `base` is the version that was begun with. One that is read later takes its place while nothing has been typed. */
function useProfileForm(supplier: Supplier) {
  const base = useRef(supplier)
  const form: ProfileForm = useForm({ resolver: profileResolver, defaultValues: valuesOf(supplier) })
  const begin = (listing: Supplier) => {
    base.current = listing
    form.reset(valuesOf(listing))
  }
  const { isDirty } = form.formState
  useEffect(() => {
    if (!isDirty && supplier.version > base.current.version) begin(supplier)
  })
  return { form, base, begin }
}
