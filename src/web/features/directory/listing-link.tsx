import type { ComponentProps, MouseEvent } from 'react'
import { suppliersSearchNow } from '#web/navigation/search-now.ts'
import { goInListing, type DirectorySearch } from './directory-search.ts'

type ListingLinkProps = Omit<ComponentProps<'a'>, 'href' | 'onClick'> & {
  /** What the list on the page shows. */
  search: DirectorySearch
  /** Where it leads from there; a click, from what the address says by then. */
  to: (search: DirectorySearch) => string
  /** After a click that changes the list here, not in a new tab. */
  onFollow?: () => void
}

/** A link to the list in another state; the window stays where it is. */
export function ListingLink({ search, to, onFollow, children, ...rest }: ListingLinkProps) {
  const follow = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    goInListing(to(suppliersSearchNow()))
    onFollow?.()
  }
  return (
    <a {...rest} href={to(search)} onClick={follow}>
      {children}
    </a>
  )
}
