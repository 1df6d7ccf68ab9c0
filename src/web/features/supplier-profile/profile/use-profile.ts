import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useForm, type UseFormReturn } from 'react-hook-form'
import type { Supplier } from '#contract/suppliers.ts'
import { CallError, callOverHttp, serverMessage } from '#web/api/call.ts'
import { listingChanged } from '#web/features/supplier-profile/listing-changed.ts'
import { showRefusal } from '#web/features/supplier-profile/show-refusal.ts'
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
  /** Decides nothing: what was typed stays, and saving it asks again. */
  close: () => void
}

/** The form of a listing, begun with what was last saved. A newer version is never overwritten unseen (docs/behaviour.md, Listings). */
export function useProfile(supplier: Supplier) {
  const { form, base, begin } = useProfileForm(supplier)
  const client = useQueryClient()
  const [theirs, setTheirs] = useState<Supplier>()
  const save = async (values: ProfileValues, version: number) => {
    setTheirs(undefined)
    const id = String(supplier.id)
    try {
      begin(await callOverHttp('PUT /api/suppliers/:id', { id, version, ...changeOf(valuesOf(base.current), values) }))
      toast({ title: 'Profile updated successfully', tone: 'success' })
    } catch (error) {
      if (isConflict(error)) return callOverHttp('GET /api/suppliers/:id', { id }).then(setTheirs, sayFailed)
      showRefusal(form, error)
      sayFailed(error)
    }
    await listingChanged(client)
  }
  const conflict: Conflict | undefined = theirs && {
    changed: differing(valuesOf(base.current), valuesOf(theirs)).map((name) => LABELS[name]),
    keepMine: () => save(form.getValues(), theirs.version),
    takeTheirs: () => {
      setTheirs(undefined)
      begin(theirs)
    },
    close: () => setTheirs(undefined),
  }
  return { form, conflict, submit: form.handleSubmit((values) => save(values, base.current.version)) }
}

const sayFailed = (error: unknown) =>
  void toast({ title: 'Failed to update profile', description: serverMessage(error), tone: 'destructive' })

const isConflict = (error: unknown) => error instanceof CallError && error.status === 409

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
