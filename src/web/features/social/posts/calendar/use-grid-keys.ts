import { useEffect, useRef, useState, type KeyboardEvent } from 'react'
import { dayAfter } from '#shared/promotion-days.ts'
import { mondayOf } from '#web/features/social/posts/times.ts'
import { monthAfter, monthOf, WEEK_DAYS } from './month-days.ts'

type GridKeysOptions = {
  /** The month that is shown, and the day that has the focus first. */
  month: string
  first: string
  /** The day of another month to which a key has led: it gets the focus once that month is read. */
  wanted: string | undefined
  onWant: (day: string | undefined) => void
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

const cellOf = (grid: HTMLElement | null, day: string) => grid?.querySelector<HTMLElement>(`[data-day="${day}"]`)

/** Handles the keys of the grid of days: arrows, Home, End and the page keys move, Enter opens a day, n writes a post for it. */
export function useGridKeys({ month, first, wanted, onWant, onMonth, onOpen, onWrite }: GridKeysOptions) {
  const [chosen, setChosen] = useState(wanted ?? first)
  const grid = useRef<HTMLTableElement>(null)
  // One cell of the month can be reached with Tab.
  const current = monthOf(chosen) === month ? chosen : monthOf(first) === month ? first : `${month}-01`
  const focusOn = (day: string) => cellOf(grid.current, day)?.focus()
  useEffect(() => {
    if (wanted !== undefined && monthOf(wanted) === month) cellOf(grid.current, wanted)?.focus()
  }, [month, wanted])
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const day = event.target instanceof HTMLElement ? event.target.dataset.day : undefined
    if (day === undefined || event.ctrlKey || event.metaKey || event.altKey) return
    const next = dayFromKey(event.key, day)
    if (next === undefined && event.key !== 'Enter' && event.key !== 'n') return
    event.preventDefault()
    if (event.key === 'Enter') return onOpen(day)
    if (next === undefined) return onWrite(day)
    setChosen(next)
    if (monthOf(next) === month) return focusOn(next)
    onWant(next)
    onMonth(monthOf(next))
  }
  const onFocus = (day: string) => {
    setChosen(day)
    onWant(undefined)
  }
  return { grid, current, onKeyDown, onFocus }
}
