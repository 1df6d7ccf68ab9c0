import { useEffect, useRef } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { forget, keep, readKept } from './kept.ts'

/** A pause in typing after which the draft is kept. */
const PAUSE_MS = 300

/** Keeps what is typed under `name`, so that it survives a closed dialog and a closed tab. Returns what forgets it, for when it was sent. */
export function useDraft<Values extends FieldValues, Checked>(form: UseFormReturn<Values, unknown, Checked>, name: string) {
  const { subscribe } = form
  const unsaved = useRef<Values>(undefined)
  useEffect(() => {
    let pause: ReturnType<typeof setTimeout> | undefined
    // What the form sets by itself is no draft.
    let isTyped = readKept(name) !== null
    const save = () => {
      clearTimeout(pause)
      if (unsaved.current) keep(name, unsaved.current)
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
  }, [subscribe, name])
  return () => {
    unsaved.current = undefined
    forget(name)
  }
}
