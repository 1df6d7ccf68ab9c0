import '#web/api/zod-without-eval.ts'
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { useForm, type UseFormReturn } from 'react-hook-form'
import type { Input, Sent } from '#contract/endpoint.ts'
import { addReview, type Review } from '#contract/reviews.ts'
import { onRequester } from '#web/storage/requester.ts'

type Words = Pick<Sent<typeof addReview>, 'rating' | 'text' | 'tags'>
export type ReviewForm = UseFormReturn<Words, unknown, Omit<Input<typeof addReview>, 'id'>>

/** What was typed and not sent, by supplier, as long as the page is there and the same person's: closing a dialog by mistake loses nothing. */
const drafts = new Map<number, Words>()
onRequester(() => drafts.clear())

/** Begins with what was typed before, else with the review that is to be changed. */
export function useReviewForm(supplierId: number, mine: Review | null) {
  const form: ReviewForm = useForm({
    resolver: standardSchemaResolver(addReview.body!),
    defaultValues: drafts.get(supplierId) ?? (mine ? wordsOf(mine) : { text: '', tags: [] }),
  })
  return {
    form,
    keepDraft: () => void drafts.set(supplierId, form.getValues()),
    forgetDraft: () => void drafts.delete(supplierId),
  }
}

const wordsOf = ({ rating, text, tags }: Review): Words => ({ rating, text, tags })
