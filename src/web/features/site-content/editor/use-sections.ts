import { useEffect, useMemo, useRef, useState } from 'react'
import type { SiteContentItem } from '#contract/site/site-content.ts'
import { matching } from './matching.ts'
import { openByDefault, sectionOf, sectionsOf } from './sections.ts'

const NONE: ReadonlyMap<string, boolean> = new Map()

type Filter = { page: string | undefined; text: string }

/** The sections of what is shown, which of them are open, and the ways into them. */
export function useSections(items: readonly SiteContentItem[], { page, text }: Filter) {
  const isSearch = text.trim() !== ''
  // What was found stays while it is changed, though it may match no more.
  // eslint-disable-next-line react/exhaustive-deps -- see above
  const found = useMemo(() => new Set(matching(items, { page, text }).map(({ id }) => id)), [page, text])
  const sections = sectionsOf(items.filter(({ id }) => found.has(id)))
  const byDefault = openByDefault(sections, isSearch)
  const [toggled, setToggled] = useState(NONE)
  const wanted = useWanted()
  const toggle = (title: string, isOpen: boolean) => setToggled((now) => new Map(now).set(title, isOpen))
  return {
    all: sections,
    isOpen: (title: string) => toggled.get(title) ?? byDefault.has(title),
    toggle,
    /** Another search begins with its own sections open. */
    forgetToggled: () => setToggled(NONE),
    isShown: ({ id }: SiteContentItem) => found.has(id),
    /** Opens the section of a text and moves the focus to its field, as soon as that is there. */
    goToItem(item: SiteContentItem) {
      toggle(sectionOf(item), true)
      wanted.current = { find: () => fieldOf(item.key), block: 'center' }
    },
    goToSection(title: string) {
      toggle(title, true)
      wanted.current = { find: () => document.querySelector(`[data-section="${CSS.escape(title)}"] button`), block: 'start' }
    },
  }
}

export type Sections = ReturnType<typeof useSections>

type Wanted = { find: () => HTMLElement | null; block: ScrollLogicalPosition }

/** Moves the focus to what is wanted, once it is there. */
function useWanted() {
  const wanted = useRef<Wanted>(undefined)
  useEffect(() => {
    const element = wanted.current?.find()
    if (!element) return
    element.focus({ preventScroll: true })
    element.scrollIntoView({ block: wanted.current?.block })
    wanted.current = undefined
  })
  return wanted
}

/** Returns the control of a text, null while its section is closed. */
export const fieldOf = (key: string): HTMLElement | null =>
  document.querySelector(`[data-item="${CSS.escape(key)}"] :is(input:not([type=color]), textarea, select, button)`)
