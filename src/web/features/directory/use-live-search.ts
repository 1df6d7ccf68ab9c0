import { useEffect, useRef } from 'react'
import { currentAddress } from '#web/navigation/router.tsx'
import type { SearchValues } from './search-values.ts'
import { suppliersSearchNow } from '#web/navigation/search-now.ts'
import { changed, goInListing } from './directory-search.ts'

/** A pause in the typing that is worth a search. */
const PAUSE_MS = 250

/**
 * Searches on Enter, and while somebody types. The first result of their typing is a step of its own in the history, the next ones
 * take its place, so that the back button leads to where they were before they began.
 */
export function useLiveSearch() {
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined)
  const typedTo = useRef<string>(undefined)
  useEffect(() => () => clearTimeout(pause.current), [])
  const onType = (values: SearchValues) => {
    clearTimeout(pause.current)
    pause.current = setTimeout(() => {
      // Not what is shown: on a slow machine that is still an earlier list.
      const replace = typedTo.current === currentAddress()
      typedTo.current = changed(suppliersSearchNow(), asMeant(values))
      goInListing(typedTo.current, { replace })
    }, PAUSE_MS)
  }
  const onSearch = (values: SearchValues) => {
    clearTimeout(pause.current)
    goInListing(changed(suppliersSearchNow(), { ...asMeant(values), categories: undefined }))
  }
  return { onType, onSearch }
}

/** Other words are corrected again where that helps. */
const asMeant = (values: SearchValues) => (values.search === suppliersSearchNow().search ? values : { ...values, exact: undefined })
