import { useEffect, useRef } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import type { RequesterEntry } from '#web/storage/remembered.ts'
import { storageOf, type WriteOptions, type RequesterStorage } from '#web/storage/requester-storage.ts'

/** The pause in typing after which the draft is stored. */
const PAUSE_MS = 300

type DraftOptions = WriteOptions & { storage: RequesterStorage; name: RequesterEntry }

/**
 * Stores a draft of the form together with the requester who typed it, so that it survives a closed dialog and a closed tab. Returns a
 * function that removes the draft, to be called once it was sent.
 */
export function useDraft<Values extends FieldValues, Checked>(
  form: UseFormReturn<Values, unknown, Checked>,
  { storage, name, followsSignIn }: DraftOptions,
) {
  const { subscribe } = form
  const { requester } = storage
  const unsaved = useRef<Values>(undefined)
  useEffect(() => {
    let pause: ReturnType<typeof setTimeout> | undefined
    // Values that the form itself sets are not a draft.
    let isTyped = storageOf(requester).read(name) !== null
    const save = () => {
      clearTimeout(pause)
      if (unsaved.current) storageOf(requester).write(name, { ...unsaved.current, typedBy: requester }, { followsSignIn })
      unsaved.current = undefined
    }
    const unsubscribe = subscribe({
      formState: { values: true },
      callback: ({ values, type }) => {
        isTyped ||= type !== undefined
        if (!isTyped) return
        unsaved.current = values
        clearTimeout(pause)
        pause = setTimeout(save, PAUSE_MS)
      },
    })
    // The last event that mobile browsers reliably fire before they discard a tab.
    document.addEventListener('visibilitychange', save)
    return () => {
      document.removeEventListener('visibilitychange', save)
      unsubscribe()
      save()
    }
  }, [subscribe, requester, name, followsSignIn])
  return () => {
    unsaved.current = undefined
    storage.remove(name)
  }
}
