import { useQuery } from '@tanstack/react-query'
import { lazy, useEffect } from 'react'
import { savedAnswersRead } from '#web/features/quotes/answer/saved-answers-read.ts'

const load = () => import('#web/features/quotes/answer/answer-form.tsx')

export const AnswerForm = lazy(async () => ({ default: (await load()).AnswerForm }))

/**
 * Fetches what the answer form is made of, if it `isWanted`, and says whether its data is there. A request is shown when it is: coming
 * later, the form would move what stands below it under a hand that is about to press.
 */
export function useAnswerParts(supplierId: number | null, isWanted: boolean): boolean {
  const { isPending } = useQuery({ ...savedAnswersRead(supplierId), enabled: isWanted })
  useEffect(() => {
    // What failed is loaded again, and said, where the form is shown.
    if (isWanted) load().catch(() => {})
  }, [isWanted])
  return !isWanted || !isPending
}
