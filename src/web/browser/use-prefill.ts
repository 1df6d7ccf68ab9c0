import { useEffect, type RefObject } from 'react'

/**
 * Fills a value that arrives late, such as one stored in the browser, into a field that is still empty, and removes it when the value
 * changes. Text typed meanwhile stays.
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
