import { useQueryClient } from '@tanstack/react-query'
import type { CategoryName } from '#contract/options.ts'
import { usualGstInWords } from '#shared/money/usual-gst.ts'
import { isBlank } from '#shared/text/visible-text.ts'
import { query } from '#web/api/reads/query.ts'
import type { LineValues } from './answer-values.ts'
import type { AnswerFormState } from './use-answer-form.ts'

/** Returns a function that gives a line the GST that is usual for its item, as long as nobody has chosen another. */
export function useUsualGst({ getValues, setValue }: AnswerFormState, at: number, category: CategoryName) {
  const client = useQueryClient()
  return async () => {
    const { item, gstFor } = getValues(`lines.${at}`)
    if (gstFor === '' || isBlank(item)) return
    // What is usual for the category stays where it cannot be looked up.
    const usual = await client.fetchQuery(query('GET /api/usual-gst', { item, category })).catch(() => null)
    const now = getValues(`lines.${at}`)
    if (usual === null || now.item !== item || now.gstFor === '') return
    setValue(`lines.${at}.gst`, usual.gst)
    setValue(`lines.${at}.gstFor`, usual.usualFor)
  }
}

/** Says what the GST of a line is usual for, where nobody has chosen it. */
export const gstHelp = ({ gst, gstFor }: Pick<LineValues, 'gst' | 'gstFor'>): string | undefined =>
  gstFor === '' ? undefined : usualGstInWords(gst, gstFor)
