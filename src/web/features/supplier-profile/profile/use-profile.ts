import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useForm, type UseFormReturn } from 'react-hook-form'
import type { Supplier } from '#contract/suppliers.ts'
import { CallError } from '#web/api/call-error.ts'
import { showFieldErrors } from '#web/api/field-errors.ts'
import { fetchAgain } from '#web/api/query.ts'
import { useWrite } from '#web/api/use-write.ts'
import { failureToast } from '#web/api/failure-toast.ts'
import { SHOWS_LISTINGS } from '#web/features/supplier-profile/shows-listings.ts'
import { toast } from '#web/ui/feedback/toast.ts'
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

/** The form of a listing, begun with what was last saved. A newer version is never overwritten unseen. */
export function useProfile(supplier: Supplier) {
  const { form, base, begin } = useProfileForm(supplier)
  const client = useQueryClient()
  const [theirs, setTheirs] = useState<Supplier>()
  const id = String(supplier.id)
  const { send } = useWrite('PUT /api/suppliers/:id', {
    invalidates: SHOWS_LISTINGS,
    success: 'Profile updated successfully',
    failure: (error) => {
      if (isConflict(error)) return
      showFieldErrors(form, error)
      return failureToast(error, FAILED)
    },
    onSuccess: begin,
    onError: (error) => {
      if (isConflict(error)) return fetchAgain(client, 'GET /api/suppliers/:id', { id }).then(setTheirs, sayFailed)
    },
  })
  const save = async (values: ProfileValues, version: number) => {
    setTheirs(undefined)
    await send({ id, version, ...changeOf(valuesOf(base.current), values) })
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

const FAILED = 'Failed to update profile'
const sayFailed = (error: unknown) => void toast(failureToast(error, FAILED))

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
