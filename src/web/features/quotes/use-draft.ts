import { useEffect, useRef } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import type { RequesterEntry } from '#web/storage/remembered.ts'
import { storageOf, type WriteOptions, type RequesterStorage } from '#web/storage/requester-storage.ts'

/** A pause in typing after which the draft is kept. */
const PAUSE_MS = 300

type DraftOptions = WriteOptions & { storage: RequesterStorage; name: RequesterEntry }

/**
 * Keeps what is typed, and whose page it was typed on, so that it survives a closed dialog and a closed tab. Returns what forgets it, for
 * when it was sent.
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
    // What the form sets by itself is no draft.
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
    // The last event that a tab on a phone is sure to get.
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
