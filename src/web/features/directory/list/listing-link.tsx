import type { ComponentProps, MouseEvent } from 'react'
import { opensElsewhere } from '#web/navigation/opens-elsewhere.ts'
import { suppliersSearchNow } from '#web/navigation/search-now.ts'
import { forgetPlace } from '#web/storage/place.ts'
import { navigateWithoutScroll, type DirectorySearch } from '#web/features/directory/search/directory-search.ts'

type ListingLinkProps = Omit<ComponentProps<'a'>, 'href' | 'onClick'> & {
  /** The current state of the list. */
  search: DirectorySearch
  /**
   * Returns the link's address from a state of the list; on click it is called with the state in the address, which may be newer than
   * `search`.
   */
  to: (search: DirectorySearch) => string
  /** Called after a click that changes the list in this tab, not in a new one. */
  onFollow?: () => void
}

/** A link to another state of the list; following it does not scroll. One that removes the place forgets it. */
export function ListingLink({ search, to, onFollow, children, ...rest }: ListingLinkProps) {
  const follow = (event: MouseEvent) => {
    if (opensElsewhere(event)) return
    event.preventDefault()
    const now = suppliersSearchNow()
    const next = to(now)
    // Before the address changes: a list without a place takes the remembered one.
    if (now.location && !new URL(next, location.href).searchParams.has('location')) forgetPlace()
    navigateWithoutScroll(next)
    onFollow?.()
  }
  return (
    <a {...rest} href={to(search)} onClick={follow}>
      {children}
    </a>
  )
}
