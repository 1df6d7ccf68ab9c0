import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useMemo, useState } from 'react'
import type { OrderList } from '#contract/order-lists/order-lists.ts'
import { fetchAgain } from '#web/api/reads/query.ts'
import { listEditor, type ListEditor, type LinesStore } from '#web/features/order-lists/list-editor.ts'
import type { ListLine, Meaning } from '#web/features/order-lists/list-line.ts'
import { useStored } from '#web/storage/stored.ts'
import { inputOf, linesOf, listRead, type ListAddress } from './list-read.ts'
import { unsavedOf, type Unsaved } from './unsaved-lists.ts'
import { useSavedLines, type SavedLines } from './use-saved-lines.ts'

export type OpenList = { list: OrderList; lines: readonly ListLine[]; editor: ListEditor; saved: SavedLines }

/** Reads an account's list anew each time that it is opened. */
export const useListQuery = (address: ListAddress) => useQuery({ ...listRead(address), refetchOnMount: 'always' })

/** Edits an account's list: each change is shown at once, kept in the browser, and sent as soon as that works. */
export function useStoredList(list: OrderList, address: ListAddress, onMeanings?: (meanings: Meaning[]) => void): OpenList {
  const { unsaved } = useStored(unsavedOf(list.id))
  const sentElsewhere = useSentElsewhere(list, address, unsaved)
  const saved = useSavedLines(list, address, unsaved)
  const shown = useMemo(() => linesOf(list), [list])
  const store: LinesStore = {
    get: () => unsavedOf(list.id).get().unsaved?.lines ?? shown,
    change(update) {
      unsavedOf(list.id).change(({ unsaved: now }) => {
        const base = now?.base ?? { version: list.version, lines: shown }
        return { unsaved: { ...now, base, lines: update(now?.lines ?? shown), ...(address.linkKey && { isByLink: true }) } }
      })
      saved.changed()
    },
  }
  const privacy = list.seenAs === 'account' ? 'Only you see this.' : 'No supplier sees this.'
  const editor = listEditor(store, { draft: `order-list-${list.id}`, privacy, onMeanings })
  return { list, lines: unsaved?.lines ?? sentElsewhere ?? shown, editor, saved }
}

/** Returns the lines that another tab has sent, until this page has read them again. */
function useSentElsewhere(list: OrderList, address: ListAddress, unsaved: Unsaved | null): readonly ListLine[] | undefined {
  const client = useQueryClient()
  const [last, setLast] = useState(unsaved)
  if (unsaved && unsaved !== last) setLast(unsaved)
  const isBehind = unsaved === null && last !== null && list.version <= last.base.version
  const readAgain = useEffectEvent(() => fetchAgain(client, 'GET /api/order-lists/:id', inputOf(address)))
  useEffect(() => {
    if (isBehind)
      readAgain().then(
        () => setLast(null),
        () => {},
      )
  }, [isBehind])
  return isBehind ? last.lines : undefined
}
