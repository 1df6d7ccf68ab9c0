import { useEffect, useRef } from 'react'
import { navigate } from '#web/navigation/navigate.ts'
import { currentAddress } from '#web/navigation/router.tsx'
import { resourcesPath } from '#web/paths.ts'
import { parseSearch } from '#web/query-string.ts'
import { readResourcesSearch } from '#web/addresses/resources-search.ts'

/** The pause in typing after which a search is sent. */
const PAUSE_MS = 200

/**
 * Returns a field that searches on Enter and while typing, and follows the address. The first result of typing adds an entry to the history
 * and the next ones replace it, so that the back button returns to the page before typing.
 */
export function useSearchField(search: string) {
  const field = useRef<HTMLInputElement>(null)
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined)
  const typedTo = useRef<string>(undefined)
  useEffect(() => () => clearTimeout(pause.current), [])
  useEffect(() => {
    // What is being typed is ahead of the address, and on a slow machine the address is ahead of the page.
    const isBehind = pause.current !== undefined || search !== (searchNow().search ?? '')
    if (field.current && !isBehind && field.current.value.trim() !== search) field.current.value = search
  }, [search])
  const find = ({ replace }: { replace: boolean }) => {
    clearTimeout(pause.current)
    pause.current = undefined
    const typed = field.current?.value.trim()
    typedTo.current = resourcesPath({ ...searchNow(), search: typed || undefined })
    if (typedTo.current !== currentAddress()) navigate(typedTo.current, { replace, keepScroll: true })
  }
  const onType = () => {
    clearTimeout(pause.current)
    pause.current = setTimeout(() => find({ replace: typedTo.current === currentAddress() }), PAUSE_MS)
  }
  return { field, onType, onSearch: () => find({ replace: typedTo.current === currentAddress() }) }
}

/** Returns what the address says at this moment: on a slow machine the page still shows the previous one. */
const searchNow = () => readResourcesSearch(parseSearch(location.search))
