import { useQueryClient, type QueryKey } from '@tanstack/react-query'
import type { ToastText } from '#web/ui/feedback/toast-queue.ts'
import { toast } from '#web/ui/feedback/toast.ts'
import { moveItem } from './move-item.ts'

type ShowcaseWrites<Item> = {
  /** Adds an item at the end; resolves to undefined after a failure. */
  add: (item: Item) => Promise<Item | undefined>
  /** Returns whether it succeeded. */
  remove: (id: string) => Promise<boolean>
  /** Moves an item to a position counted from 1. */
  place: (id: string, order: number) => unknown
}

/**
 * Returns the changes of a list that a supplier orders. A move is shown before the response; a removal is sent at once, and its toast
 * carries Undo.
 */
export function useShowcase<Item extends { id: string }>(
  { queryKey }: { queryKey: QueryKey },
  { add, remove, place }: ShowcaseWrites<Item>,
) {
  const client = useQueryClient()
  const items = () => client.getQueryData<Item[]>(queryKey) ?? []
  const move = (id: string, to: number) => {
    // A list that is being fetched has the order of before.
    void client.cancelQueries({ queryKey })
    client.setQueryData(queryKey, moveItem(items(), id, to))
    void place(id, to + 1)
  }
  /** Returns whether it succeeded. */
  const removeItem = async (item: Item, message: Pick<ToastText, 'title' | 'description'>) => {
    const at = items().findIndex(({ id }) => id === item.id)
    const putBack = async () => {
      const added = await add(item)
      if (added) await place(added.id, at + 1)
    }
    const isRemoved = await remove(item.id)
    if (isRemoved) toast({ ...message, action: { label: 'Undo', onAct: () => void putBack() } })
    return isRemoved
  }
  return { move, removeItem }
}
