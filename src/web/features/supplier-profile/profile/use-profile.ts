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
import { changeOf, changedFields, LABELS, valuesOf, type ProfileValues } from './profile-values.ts'

export type ProfileForm = UseFormReturn<ProfileValues>

/** A version that another user has saved while this form was filled in. */
export type Conflict = {
  /** Labels of the fields that they changed. */
  changed: string[]
  keepMine: () => Promise<void>
  takeTheirs: () => void
  /** Closes the dialog without a decision: the typed values stay, and saving asks again. */
  close: () => void
}

/** Returns the form of a listing, which starts with the saved version. A newer version is never overwritten without asking. */
export function useProfile(supplier: Supplier) {
  const { form, base, startFrom } = useProfileForm(supplier)
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
    onSuccess: startFrom,
    onError: (error) => {
      if (isConflict(error)) return fetchAgain(client, 'GET /api/suppliers/:id', { id }).then(setTheirs, sayFailed)
    },
  })
  const save = async (values: ProfileValues, version: number) => {
    setTheirs(undefined)
    await send({ id, version, ...changeOf(valuesOf(base.current), values) })
  }
  const conflict: Conflict | undefined = theirs && {
    changed: changedFields(valuesOf(base.current), valuesOf(theirs)).map((name) => LABELS[name]),
    keepMine: () => save(form.getValues(), theirs.version),
    takeTheirs: () => {
      setTheirs(undefined)
      startFrom(theirs)
    },
    close: () => setTheirs(undefined),
  }
  return { form, conflict, submit: form.handleSubmit((values) => save(values, base.current.version)) }
}

const FAILED = 'Failed to update profile'
const sayFailed = (error: unknown) => void toast(failureToast(error, FAILED))

const isConflict = (error: unknown) => error instanceof CallError && error.status === 409

/** `base` is the version that the form started with. A newer one that is read later replaces it if nothing has been typed. */
function useProfileForm(supplier: Supplier) {
  const base = useRef(supplier)
  const form: ProfileForm = useForm({ resolver: profileResolver, defaultValues: valuesOf(supplier) })
  const startFrom = (listing: Supplier) => {
    base.current = listing
    form.reset(valuesOf(listing))
  }
  const { isDirty } = form.formState
  useEffect(() => {
    if (!isDirty && supplier.version > base.current.version) startFrom(supplier)
  })
  return { form, base, startFrom }
}
