import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { SavedAnswer } from '#contract/saved-answers.ts'
import { callOverHttp } from '#web/api/call.ts'
import { sayWhyNot } from '#web/features/quotes/thread/use-steps.ts'
import { toast } from '#web/ui/toast.ts'
import { offerOf, type AnswerValues } from './answer-values.ts'
import { savedAnswersRead } from './saved-answers-read.ts'

/** The prices that a supplier keeps. A removal is sent at once; its toast keeps them again. */
export function useSavedAnswers(supplierId: number) {
  const client = useQueryClient()
  const read = savedAnswersRead(supplierId)
  const { data: saved = [] } = useQuery(read)
  const id = String(supplierId)
  const send = async (work: () => Promise<unknown>, said: Parameters<typeof toast>[0]) => {
    try {
      await work()
      await client.invalidateQueries({ queryKey: read.queryKey })
      toast(said)
      return true
    } catch (error) {
      sayWhyNot(error)
      return false
    }
  }
  const put = (name: string, offer: object) => () => callOverHttp('POST /api/suppliers/:id/saved-answers', { id, name, ...offer } as never)
  const keep = (name: string, values: AnswerValues) => send(put(name, offerOf(values)), { title: 'Prices kept', tone: 'success' })
  const forget = (answer: SavedAnswer) =>
    void send(() => callOverHttp('DELETE /api/suppliers/:id/saved-answers/:answerId', { id, answerId: answer.id }), {
      title: 'Removed',
      description: answer.name,
      action: { label: 'Undo', onAct: () => void send(put(answer.name, answer.offer), { title: 'Prices kept', tone: 'success' }) },
    })
  return { saved, keep, forget }
}
