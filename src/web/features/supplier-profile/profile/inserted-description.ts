import { useEffect } from 'react'
import { toast } from '#web/ui/feedback/toast.ts'
import type { ProfileForm } from './use-profile.ts'

let pending: string | undefined

/** Leaves a description for the form of the profile, which takes it when it is shown next. */
export function insertDescription(text: string): void {
  pending = text
}

/** Puts a description that was left for it into the form, unsaved, and offers to undo it. */
export function useInsertedDescription({ getValues, setValue }: ProfileForm): void {
  useEffect(() => {
    if (pending === undefined) return
    const before = getValues('description')
    setValue('description', pending, { shouldDirty: true })
    pending = undefined
    toast({
      title: 'Description inserted',
      description: 'It is not saved yet.',
      action: { label: 'Undo', onAct: () => setValue('description', before, { shouldDirty: true }) },
    })
  }, [getValues, setValue])
}
