import { useQuery } from '@tanstack/react-query'
import type { SavedAnswer } from '#contract/quotes/saved-answers.ts'
import { useWrite } from '#web/api/writes/use-write.ts'
import { toast } from '#web/ui/feedback/toast.ts'
import { quoteOf, type AnswerValues } from './answer-values.ts'
import { savedAnswersRead } from './saved-answers-read.ts'

/** Returns the saved prices of a supplier. A removal is sent at once; Undo in its toast saves them again. */
export function useSavedAnswers(supplierId: number) {
  const { data: saved = [] } = useQuery(savedAnswersRead(supplierId))
  const id = String(supplierId)
  const put = useWrite('POST /api/suppliers/:id/saved-answers', { invalidates: SHOWS_SAVED_ANSWERS, success: 'Prices kept' })
  const remove = useWrite('DELETE /api/suppliers/:id/saved-answers/:answerId', { invalidates: SHOWS_SAVED_ANSWERS })
  const save = (name: string, values: AnswerValues) => put.send({ id, name, ...savedQuote(values) })
  const forget = async ({ id: answerId, name, offer: quote }: SavedAnswer) => {
    const undo = { label: 'Undo', onAct: () => void put.send({ id, name, ...quote }) }
    if (await remove.send({ id, answerId })) toast({ title: 'Removed', description: name, action: undo })
  }
  return { saved, save, forget }
}

/** What is kept of an answer: its prices, not which lines of a request they were for. A price for as many as are needed is kept for one. */
function savedQuote(values: AnswerValues) {
  const { lines, passedLineIds: _, ...terms } = quoteOf(values)
  return {
    ...terms,
    lines: lines.map(({ quantity, item, packSize, unit, priceCents, gst }) => ({
      item,
      packSize,
      unit,
      priceCents,
      gst,
      quantity: quantity ?? 1,
    })),
  }
}

const SHOWS_SAVED_ANSWERS = ['GET /api/suppliers/:id/saved-answers'] as const
