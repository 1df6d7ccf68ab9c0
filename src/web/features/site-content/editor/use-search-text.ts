import { useEffect, useRef, useState } from 'react'

/** The pause in typing after which what is searched for is in the address. */
const PAUSE_MS = 250

/** Holds what is searched for: in the list at once, in the address after a pause. An address that comes from elsewhere goes before it. */
export function useSearchText(inAddress: string | undefined, onPause: (text: string | undefined) => void) {
  const [text, setText] = useState(inAddress ?? '')
  const sent = useRef(inAddress)
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(pause.current), [])
  useEffect(() => {
    if (inAddress === sent.current) return
    sent.current = inAddress
    setText(inAddress ?? '')
  }, [inAddress])
  const type = (typed: string) => {
    setText(typed)
    clearTimeout(pause.current)
    pause.current = setTimeout(() => {
      sent.current = typed.trim() || undefined
      onPause(sent.current)
    }, PAUSE_MS)
  }
  return [text, type] as const
}
