import { useQueryClient } from '@tanstack/react-query'
import type { OrderList, OrderListSummary } from '#contract/order-lists/order-lists.ts'
import { fetchAgain } from '#web/api/reads/query.ts'
import { failureToast } from '#web/api/writes/failure-toast.ts'
import { useWrite } from '#web/api/writes/use-write.ts'
import { toast } from '#web/ui/feedback/toast.ts'
import { linesOf } from './list-read.ts'
import { sentLine, type SentLine } from './stored-lines.ts'
import { unsavedOf } from './unsaved-lists.ts'

type NamedList = Pick<OrderListSummary, 'id' | 'name'>

const MAX_NAME = 100

/** What can be done with a whole list of an account. */
export function useListActions() {
  const client = useQueryClient()
  const { sendOrThrow: add, isPending: isAdding } = useWrite('POST /api/order-lists', {
    invalidates: ['GET /api/order-lists'],
    failure: 'The list could not be added',
  })
  const remove = useWrite('DELETE /api/order-lists/:id', {
    invalidates: ['GET /api/order-lists'],
    failure: 'The list could not be deleted',
  })
  /** Returns the lines of a list as they are here, also those that the server does not have yet. */
  const copyOf = async ({ id }: NamedList) => {
    const lines = unsavedOf(id).get().unsaved?.lines ?? linesOf(await fetchAgain(client, 'GET /api/order-lists/:id', { id }))
    return lines.map((line) => ({ ...sentLine(line), id: null }))
  }
  return {
    isAdding,
    /** Adds a list; undefined where that fails, which has been said by then. */
    add: (name: string, lines: SentLine[] = []): Promise<OrderList | undefined> => add({ name, lines }).catch(() => undefined),
    async duplicate(list: NamedList) {
      const lines = await copyOf(list).catch(failed)
      return lines && add({ name: `Copy of ${list.name}`.slice(0, MAX_NAME), lines }).catch(() => undefined)
    },
    /** Deletes a list, with a toast that brings it back. Returns whether it is deleted. */
    async remove(list: NamedList): Promise<boolean> {
      const lines = await copyOf(list).catch(failed)
      if (!lines || !(await remove.send({ id: list.id }))) return false
      unsavedOf(list.id).change(() => ({ unsaved: null }))
      const undo = () => void add({ name: list.name, lines }).catch(() => undefined)
      toast({
        title: `${list.name} deleted`,
        description: 'Undo brings it back, without its links for the kitchen.',
        action: { label: 'Undo', onAct: undo },
      })
      return true
    },
  }
}

const failed = (error: unknown) => void toast(failureToast(error, 'The list could not be read'))
