import { useQueryClient } from '@tanstack/react-query'
import type { KeyboardEvent } from 'react'

/**
 * Returns the key handler of a location field: on Enter it completes the place that was begun, then sends the form. What ends with a postcode
 * is whole.
 */
export function useCompletion() {
  const client = useQueryClient()
  return (event: KeyboardEvent<HTMLInputElement>) => {
    const { currentTarget: input, nativeEvent } = event
    const typed = input.value.trim()
    if (event.key !== 'Enter' || nativeEvent.isComposing || event.defaultPrevented) return
    if (typed === '' || /\d{4}$/.test(typed)) return
    event.preventDefault()
    void import('./complete-place.ts')
      .then(({ completePlace }) => completePlace(client, input))
      // Without a connection the form is sent as typed, and says so itself.
      .catch(() => undefined)
      .then(() => input.form?.requestSubmit())
  }
}
