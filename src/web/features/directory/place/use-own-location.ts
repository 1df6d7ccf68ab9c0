import type { searchBarTexts } from '#contract/site-texts/directory-texts.ts'
import { useState } from 'react'
import { serverMessage } from '#web/api/call-error.ts'
import { useWrite } from '#web/api/writes/use-write.ts'

export type LocateTexts = Pick<typeof searchBarTexts.texts, 'locateMissing' | 'locateDenied' | 'locateFailed'>

/**
 * Returns `locate`, which asks the device for its position once and reports the label of the suburb there. Coordinates are not stored. What
 * asks the device is loaded when it is pressed.
 */
export function useOwnLocation(texts: LocateTexts, onFound: (label: string) => void) {
  const [isSearching, setSearching] = useState(false)
  const [problem, setProblem] = useState<string>()
  const nearest = useWrite('POST /api/places/nearest', {
    invalidates: [],
    failure: (error) => setProblem(serverMessage(error)),
    onSuccess: ({ label }) => onFound(label),
  })
  const find = async () => {
    const { ownPosition, problemOf } = await import('./own-position.ts')
    const found = await ownPosition().catch((error: unknown) => setProblem(problemOf(texts, error)))
    if (found) await nearest.send(found)
  }
  const locate = async () => {
    setProblem(undefined)
    setSearching(true)
    await find().catch(() => setProblem(texts.locateFailed))
    setSearching(false)
  }
  return { locate: () => void locate(), isLocating: isSearching, problem, forgetProblem: () => setProblem(undefined) }
}
