import { useEffect, useRef, type ChangeEvent } from 'react'
import { navigate } from './navigate.ts'

/** The pause in typing after which a search is sent. */
const PAUSE_MS = 250

/**
 * Returns the handler of a search field whose text is in the address: `pathFor` gets what is typed after a pause, undefined where that is
 * blank, and is called then, so that it may keep what has been chosen meanwhile.
 */
export function useTypedSearch(pathFor: (search: string | undefined) => string) {
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(pause.current), [])
  return ({ target }: ChangeEvent<HTMLInputElement>) => {
    clearTimeout(pause.current)
    const search = target.value.trim() || undefined
    pause.current = setTimeout(() => navigate(pathFor(search), { replace: true, keepScroll: true }), PAUSE_MS)
  }
}
