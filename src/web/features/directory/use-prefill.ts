import { useEffect, type RefObject } from 'react'

/**
 * Puts a value that comes late, such as one that the browser remembers, into a field that is still empty, and takes it away again
 * when it no longer holds. What somebody types there meanwhile stays.
 */
export function usePrefill(field: RefObject<HTMLInputElement | null>, value: string | undefined) {
  useEffect(() => {
    const input = field.current
    if (!input || !value || input.value !== '' || input === document.activeElement) return
    put(input, value)
    return () => {
      if (input.value === value) put(input, '')
    }
  }, [field, value])
}

const put = (input: HTMLInputElement, value: string) => void (input.value = value)
