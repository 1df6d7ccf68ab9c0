import type { ComponentProps, MouseEvent } from 'react'
import { opensElsewhere } from '#web/navigation/opens-elsewhere.ts'
import { suppliersSearchNow } from '#web/navigation/search-now.ts'
import { navigateWithoutScroll, type DirectorySearch } from './directory-search.ts'

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

/** A link to another state of the list; following it does not scroll. */
export function ListingLink({ search, to, onFollow, children, ...rest }: ListingLinkProps) {
  const follow = (event: MouseEvent) => {
    if (opensElsewhere(event)) return
    event.preventDefault()
    navigateWithoutScroll(to(suppliersSearchNow()))
    onFollow?.()
  }
  return (
    <a {...rest} href={to(search)} onClick={follow}>
      {children}
    </a>
  )
}
