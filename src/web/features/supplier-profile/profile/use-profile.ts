import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useForm, type UseFormReturn } from 'react-hook-form'
import { changedNames } from '#shared/objects.ts'
import type { Supplier } from '#contract/suppliers/suppliers.ts'
import { showFieldErrors } from '#web/api/writes/field-errors.ts'
import { fetchAgain } from '#web/api/reads/query.ts'
import { isConflict, useConflict } from '#web/api/writes/use-conflict.ts'
import { useWrite } from '#web/api/writes/use-write.ts'
import { failureToast } from '#web/api/writes/failure-toast.ts'
import { SHOWS_LISTINGS } from '#web/features/supplier-profile/shows-listings.ts'
import { forgetText } from '#web/storage/text-drafts.ts'
import { profileResolver } from './profile-resolver.ts'
import { changeOf, LABELS, valuesOf, type ProfileValues } from './profile-values.ts'

export type ProfileForm = UseFormReturn<ProfileValues>

/** The name of what is typed until it is saved. */
export const profileDraft = ({ id }: Pick<Supplier, 'id'>) => `profile-${id}`

/** Returns the form of a listing, which starts with the saved version. A newer version is never overwritten without asking. */
export function useProfile(supplier: Supplier) {
  const { form, base, startFrom } = useProfileForm(supplier)
  const client = useQueryClient()
  const id = String(supplier.id)
  const save = (values: ProfileValues, version: number): Promise<boolean> =>
    send({ id, version, ...changeOf(valuesOf(base.current), values) })
  const { conflict, onError } = useConflict<Supplier>({
    failed: FAILED,
    read: () => fetchAgain(client, 'GET /api/suppliers/:id', { id }),
    changedIn: (theirs) => changedNames(valuesOf(base.current), valuesOf(theirs)).map((name) => LABELS[name]),
    save: (version) => save(form.getValues(), version),
    startFrom,
  })
  const { send } = useWrite('PUT /api/suppliers/:id', {
    invalidates: SHOWS_LISTINGS,
    success: 'Profile updated successfully',
    failure: (error) => {
      if (isConflict(error)) return
      showFieldErrors(form, error)
      return failureToast(error, FAILED)
    },
    onSuccess: startFrom,
    onError,
  })
  return { form, conflict, submit: form.handleSubmit((values) => save(values, base.current.version)) }
}

const FAILED = 'Failed to update profile'

/** `base` is the version that the form started with. A newer one that is read later replaces it if nothing has been typed. */
function useProfileForm(supplier: Supplier) {
  const base = useRef(supplier)
  const form: ProfileForm = useForm({ resolver: profileResolver, defaultValues: valuesOf(supplier) })
  const startFrom = (listing: Supplier) => {
    forgetText(profileDraft(listing))
    base.current = listing
    form.reset(valuesOf(listing))
  }
  const { isDirty } = form.formState
  useEffect(() => {
    if (!isDirty && supplier.version > base.current.version) startFrom(supplier)
  })
  return { form, base, startFrom }
}
