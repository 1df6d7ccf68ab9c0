import type { Id } from '#contract/endpoint/values.ts'
import { navigate } from '#web/navigation/navigate.ts'
import { useQueryText } from '#web/navigation/query-text.ts'
import { savedStore } from '#web/features/saved/saved-store.ts'
import { toast } from '#web/ui/feedback/toast.ts'
import { MAX_COMPARED, readSavedAddress, savedPath, type SavedOrder } from './chosen.ts'

/** What the address says, and what changes it. Ticks replace the entry of the history, and comparing adds one, so that Back leads to the list. */
export function useSavedAddress() {
  const address = readSavedAddress(useQueryText())
  // As the address is now: two presses may come before the next render.
  const now = () => readSavedAddress(location.search)
  const choose = (chosen: readonly Id[]) => navigate(savedPath({ ...now(), chosen }), { replace: true, keepScroll: true })
  return {
    ...address,
    toggle(id: Id) {
      // A link may name others, which have no box here to untick.
      const chosen = now().chosen.filter((other) => savedStore.get().includes(other))
      if (chosen.includes(id)) choose(chosen.filter((other) => other !== id))
      else if (chosen.length < MAX_COMPARED) choose([...chosen, id])
      else toast({ title: `${MAX_COMPARED} is the most`, description: 'Untick one to choose another.' })
    },
    /** Takes those out that are no longer saved. */
    remove: (id: Id) => {
      const { chosen } = now()
      if (chosen.includes(id)) choose(chosen.filter((other) => other !== id))
    },
    clear: () => choose([]),
    order: (sort: SavedOrder) => navigate(savedPath({ ...now(), sort }), { replace: true, keepScroll: true }),
    compare: () => navigate(savedPath({ ...now(), isCompared: true })),
    pathOfList: savedPath({ ...address, isCompared: false }),
  }
}

export type SavedChoice = ReturnType<typeof useSavedAddress>
