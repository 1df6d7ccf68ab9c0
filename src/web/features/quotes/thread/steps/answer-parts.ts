import { useQuery } from '@tanstack/react-query'
import { lazy, useEffect } from 'react'
import { savedAnswersRead } from '#web/features/quotes/answer/saved-answers-read.ts'
import { suggestedPricesRead, suggestionsRead } from '#web/features/quotes/answer/suggestions-read.ts'

const load = () => import('#web/features/quotes/answer/answer-form.tsx')

export const AnswerForm = lazy(async () => ({ default: (await load()).AnswerForm }))

/**
 * Preloads the script and the data of the answer form if it `isWanted`, and returns whether the data is loaded. The request is rendered
 * only then: a form that appeared later would shift the content below it just as the user is about to press something. Without an account,
 * `supplierId` is null: there is no data of earlier answers. What an answer starts with depends on whether the request has lines, which is not
 * known while that is loading.
 */
export function useAnswerParts(quoteId: string, supplierId: number | null, isWanted: boolean, hasLines?: boolean): boolean {
  const isRead = isWanted && supplierId !== null
  const saved = useQuery({ ...savedAnswersRead(supplierId), enabled: isRead })
  const suggested = useQuery({ ...suggestionsRead(quoteId), enabled: isRead && hasLines !== true })
  const prices = useQuery({ ...suggestedPricesRead(quoteId), enabled: isRead && hasLines !== false })
  useEffect(() => {
    // A failed load is repeated where the form is rendered, and its error is shown there.
    if (isWanted) load().catch(() => {})
  }, [isWanted])
  return !isRead || !(saved.isPending || (hasLines ? prices : suggested).isPending)
}
