import { useEffect, useRef } from 'react'
import { SUPPLIERS } from '#web/paths.ts'
import { currentAddress } from '#web/navigation/router.tsx'
import type { SearchValues } from './search-values.ts'
import { suppliersSearchNow } from '#web/navigation/search-now.ts'
import { suppliersPathWith, navigateWithoutScroll } from './directory-search.ts'

/** The pause in typing after which a search is sent. */
const PAUSE_MS = 250

/**
 * Returns handlers that search on Enter and while typing. The first result of typing adds an entry to the history and the next ones replace
 * it, so that the back button returns to the page before typing.
 */
export function useLiveSearch() {
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined)
  const typedTo = useRef<string>(undefined)
  useEffect(() => () => clearTimeout(pause.current), [])
  const onType = (values: SearchValues) => {
    clearTimeout(pause.current)
    pause.current = setTimeout(() => {
      // A suggestion has led to another page meanwhile.
      if (location.pathname !== SUPPLIERS) return
      // Compared with the address, not with the list shown, which on a slow machine may be an earlier one.
      const replace = typedTo.current === currentAddress()
      typedTo.current = suppliersPathWith(suppliersSearchNow(), correctable(values))
      navigateWithoutScroll(typedTo.current, { replace })
    }, PAUSE_MS)
  }
  const onSearch = (values: SearchValues) => {
    clearTimeout(pause.current)
    navigateWithoutScroll(suppliersPathWith(suppliersSearchNow(), { ...correctable(values), categories: undefined }))
  }
  return { onType, onSearch }
}

/** Allows corrections again when the text changes. */
const correctable = (values: SearchValues) => (values.search === suppliersSearchNow().search ? values : { ...values, exact: undefined })
