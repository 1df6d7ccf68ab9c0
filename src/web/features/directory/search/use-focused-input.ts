import { useEffect, useRef, useState } from 'react'

/** Returns the props of an input, and the input itself once it has had the focus: what only then is needed is loaded then. */
export function useFocusedInput() {
  const ref = useRef<HTMLInputElement>(null)
  const [input, setInput] = useState<HTMLInputElement | null>(null)
  const [valueAtFocus, setValueAtFocus] = useState<string>()
  // The field may have received the focus before the script was loaded.
  useEffect(() => {
    if (ref.current === document.activeElement) setInput(ref.current)
  }, [])
  const onFocus = () => {
    setInput(ref.current)
    setValueAtFocus(ref.current?.value)
  }
  return { ref, input, valueAtFocus, onFocus }
}
