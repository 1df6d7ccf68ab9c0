import { useLayoutEffect, useRef, useState, type FocusEvent, type KeyboardEvent } from 'react'
import { dayAfter } from '#shared/time/calendar-day.ts'
import { mondayOf } from '#web/features/social/posts/times.ts'
import { monthAfter, monthOf, WEEK_DAYS } from './month-days.ts'

type GridKeysOptions = {
  /** The month that is shown, and the day that has the focus first. */
  month: string
  first: string
  onMonth: (month: string) => void
  onOpen: (day: string) => void
  onWrite: (day: string) => void
}

/** Returns the same day of another month, or its last one. */
const dayInMonth = (day: string, months: number): string => {
  const month = monthAfter(monthOf(day), months)
  const same = `${month}-${day.slice(8)}`
  const last = dayAfter(`${monthAfter(month, 1)}-01`, -1)
  return same < last ? same : last
}

/** Returns the day to which a key leads from another, undefined where it leads nowhere. */
export function dayFromKey(key: string, day: string): string | undefined {
  switch (key) {
    case 'ArrowLeft':
      return dayAfter(day, -1)
    case 'ArrowRight':
      return dayAfter(day, 1)
    case 'ArrowUp':
      return dayAfter(day, -WEEK_DAYS)
    case 'ArrowDown':
      return dayAfter(day, WEEK_DAYS)
    case 'Home':
      return mondayOf(day)
    case 'End':
      return dayAfter(mondayOf(day), WEEK_DAYS - 1)
    case 'PageUp':
      return dayInMonth(day, -1)
    case 'PageDown':
      return dayInMonth(day, 1)
    default:
      return undefined
  }
}

const cellOf = (area: HTMLElement | null, day: string) => area?.querySelector<HTMLElement>(`[data-day="${day}"]`)

/**
 * Handles the keys of the grid of days: arrows, Home, End and the page keys move, Enter opens a day, n writes a post for it. A key acts on
 * the day that the last one led to, which has the focus only once its month is shown; until then the area around the grid takes the keys,
 * as the grid is away while a month is read.
 */
export function useGridKeys({ month, first, onMonth, onOpen, onWrite }: GridKeysOptions) {
  const [chosen, setChosen] = useState(first)
  const [awaited, setAwaited] = useState<string>()
  const area = useRef<HTMLDivElement>(null)
  // One cell of the month can be reached with Tab.
  const current = monthOf(chosen) === month ? chosen : monthOf(first) === month ? first : `${month}-01`
  // Before dialogs take the focus, so that they return it to the day.
  useLayoutEffect(() => {
    if (awaited === undefined) return
    const cell = monthOf(awaited) === month ? cellOf(area.current, awaited) : undefined
    if (cell) cell.focus()
    else if (document.activeElement === document.body) area.current?.focus()
  })
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const focused = event.target === area.current ? awaited : (event.target as HTMLElement).dataset.day
    const day = focused && (awaited ?? focused)
    if (day === undefined || event.ctrlKey || event.metaKey || event.altKey) return
    const next = dayFromKey(event.key, day)
    if (next === undefined && event.key !== 'Enter' && event.key !== 'n') return
    event.preventDefault()
    if (event.key === 'Enter') return onOpen(day)
    if (next === undefined) return onWrite(day)
    setChosen(next)
    setAwaited(next)
    if (awaited !== undefined || monthOf(next) !== month) onMonth(monthOf(next))
  }
  const onDayFocus = (day: string) => {
    setChosen(day)
    setAwaited(undefined)
  }
  /** Whoever goes elsewhere is not fetched back by a month that comes later. */
  const onBlur = ({ relatedTarget }: FocusEvent) => {
    if (relatedTarget instanceof Node && !area.current?.contains(relatedTarget)) setAwaited(undefined)
  }
  return { current, onDayFocus, area: { ref: area, onKeyDown, onBlur } }
}
