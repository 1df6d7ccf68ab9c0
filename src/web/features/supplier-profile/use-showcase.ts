import { useQueryClient, type QueryKey } from '@tanstack/react-query'
import { serverMessage } from '#web/api/call.ts'
import type { ToastText } from '#web/ui/toast-queue.ts'
import { toast } from '#web/ui/toast.ts'
import { listingChanged } from './listing-changed.ts'
import { moved } from './moved.ts'

type ShowcaseCalls<Item> = {
  /** Adds it at the end. */
  add: (item: Item) => Promise<Item>
  remove: (id: string) => Promise<unknown>
  /** Puts it at a place counted from 1. */
  place: (id: string, order: number) => Promise<unknown>
}

/**
 * Changes of a list that a supplier keeps in an order of its own. After each, whatever shows them is read again; one that fails says why.
 * A removal is sent at once, and its toast carries Undo (docs/behaviour.md, Reading and writing).
 */
export function useShowcase<Item extends { id: string }>(
  { queryKey }: { queryKey: QueryKey },
  { add, remove, place }: ShowcaseCalls<Item>,
) {
  const client = useQueryClient()
  const items = () => client.getQueryData<Item[]>(queryKey) ?? []
  /** Answers whether it went well. */
  const send = async (work: () => Promise<unknown>, said?: ToastText): Promise<boolean> => {
    try {
      await work()
      if (said) toast(said)
      return true
    } catch (error) {
      toast({ title: 'Error', description: serverMessage(error), tone: 'destructive' })
      return false
    } finally {
      await listingChanged(client)
    }
  }
  const move = (id: string, to: number) => {
    client.setQueryData(queryKey, moved(items(), id, to))
    return send(() => place(id, to + 1))
  }
  const takeAway = (item: Item, said: Pick<ToastText, 'title' | 'description'>) => {
    const at = items().findIndex(({ id }) => id === item.id)
    const putBack = async () => place((await add(item)).id, at + 1)
    return send(() => remove(item.id), { ...said, action: { label: 'Undo', onAct: () => void send(putBack) } })
  }
  return { send, move, takeAway }
}
