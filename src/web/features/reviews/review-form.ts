import '#web/api/zod-without-eval.ts'
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { useForm, type UseFormReturn } from 'react-hook-form'
import type { Input } from '#contract/endpoint/endpoint.ts'
import { addReview, type Review } from '#contract/reviews/reviews.ts'
import { reviewDrafts, type ReviewWords } from './review-drafts.ts'

export type ReviewForm = UseFormReturn<ReviewWords, unknown, Omit<Input<typeof addReview>, 'id'>>

/** Returns the form of a review, which starts with its draft, else with the review to change. */
export function useReviewForm(supplierId: number, mine: Review | null) {
  const form: ReviewForm = useForm({
    resolver: standardSchemaResolver(addReview.body),
    defaultValues: reviewDrafts.get(supplierId) ?? (mine ? wordsOf(mine) : { text: '', tags: [] }),
  })
  return {
    form,
    storeDraft: () => void reviewDrafts.set(supplierId, form.getValues()),
    forgetDraft: () => void reviewDrafts.delete(supplierId),
  }
}

const wordsOf = ({ rating, text, tags }: Review): ReviewWords => ({ rating, text, tags })
