import type { ComponentProps, MouseEvent } from 'react'
import { goInListing } from './directory-search.ts'

type ListingLinkProps = Omit<ComponentProps<'a'>, 'href' | 'onClick'> & {
  href: string
  /** After a click that changes the list here, not in a new tab. */
  onFollow?: () => void
}

/** A link to the list in another state; the window stays where it is. */
export function ListingLink({ href, onFollow, children, ...rest }: ListingLinkProps) {
  const follow = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    goInListing(href)
    onFollow?.()
  }
  return (
    <a {...rest} href={href} onClick={follow}>
      {children}
    </a>
  )
}
