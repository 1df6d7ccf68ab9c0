import type { MouseEvent } from 'react'
import { navigate } from './navigate.ts'
import { opensElsewhere } from './opens-elsewhere.ts'

/** The click handler of a link that changes a part of the page: the scroll position stays. Clicks that open a new tab or window do so. */
export const followInPlace = (href: string) => (event: MouseEvent) => {
  if (opensElsewhere(event)) return
  event.preventDefault()
  navigate(href, { keepScroll: true })
}
