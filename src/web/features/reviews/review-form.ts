import '#web/api/zod-without-eval.ts'
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { useForm, type UseFormReturn } from 'react-hook-form'
import type { Input, CallerInput } from '#contract/endpoint/endpoint.ts'
import { addReview, type Review } from '#contract/reviews/reviews.ts'
import { onRequester } from '#web/storage/requester.ts'

type Words = Pick<CallerInput<typeof addReview>, 'rating' | 'text' | 'tags'>
export type ReviewForm = UseFormReturn<Words, unknown, Omit<Input<typeof addReview>, 'id'>>

/** Unsent drafts by supplier, as long as the page is open and the requester is the same: closing a dialog by mistake loses nothing. */
const drafts = new Map<number, Words>()
onRequester(() => drafts.clear())

/** Returns the form of a review, which starts with its draft, else with the review to change. */
export function useReviewForm(supplierId: number, mine: Review | null) {
  const form: ReviewForm = useForm({
    resolver: standardSchemaResolver(addReview.body),
    defaultValues: drafts.get(supplierId) ?? (mine ? wordsOf(mine) : { text: '', tags: [] }),
  })
  return {
    form,
    storeDraft: () => void drafts.set(supplierId, form.getValues()),
    forgetDraft: () => void drafts.delete(supplierId),
  }
}

const wordsOf = ({ rating, text, tags }: Review): Words => ({ rating, text, tags })
