import type { searchBarTexts } from '#contract/site-texts/directory-texts.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { serverMessage } from '#web/api/call-error.ts'

export type LocateTexts = Pick<typeof searchBarTexts.texts, 'locateMissing' | 'locateDenied' | 'locateFailed'>

/**
 * Returns `locate`, which asks the device for its position once and reports the label of the suburb there. Coordinates are not stored. What
 * asks the device, and the server for its suburb, is loaded when it is pressed.
 */
export function useOwnLocation(texts: LocateTexts, onFound: (label: string) => void) {
  const [isSearching, setSearching] = useState(false)
  const [problem, setProblem] = useState<string>()
  const client = useQueryClient()
  const find = async () => {
    const { nearestTo, ownPosition, problemOf } = await import('./own-position.ts')
    const found = await ownPosition().catch((error: unknown) => setProblem(problemOf(texts, error)))
    const place = found && (await nearestTo(client, found).catch((error: unknown) => setProblem(serverMessage(error))))
    if (place) onFound(place.label)
  }
  const locate = async () => {
    setProblem(undefined)
    setSearching(true)
    await find().catch(() => setProblem(texts.locateFailed))
    setSearching(false)
  }
  return { locate: () => void locate(), isLocating: isSearching, problem, forgetProblem: () => setProblem(undefined) }
}
