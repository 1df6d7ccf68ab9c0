import { useLayoutEffect, useState, type RefObject } from 'react'

/** The room of "+2 more", in widths of the letter M. */
const MORE_EM = 4.5

/** Returns how many items of a list are whole in its line, which also has to say how many are left out; infinitely many where it wraps. */
export function useFitting(list: RefObject<HTMLElement | null>): number {
  const [fitting, setFitting] = useState(Infinity)
  useLayoutEffect(() => {
    const element = list.current
    if (!element) return
    const sizes = new ResizeObserver(() => setFitting(fittingIn(element)))
    sizes.observe(element)
    return () => sizes.disconnect()
  }, [list])
  return fitting
}

function fittingIn(list: HTMLElement): number {
  const style = getComputedStyle(list)
  if (style.getPropertyValue('--one-line') !== '1') return Infinity
  const items = [...list.children].filter((child): child is HTMLElement => child instanceof HTMLElement)
  const wereHidden = items.map(({ hidden }) => hidden)
  // What is hidden has no width.
  for (const item of items) item.hidden = false
  const widths = items.map((item) => item.getBoundingClientRect().width + Number.parseFloat(style.columnGap))
  items.forEach((item, at) => (item.hidden = wereHidden[at] ?? false))
  const room = list.clientWidth - MORE_EM * Number.parseFloat(getComputedStyle(items[0] ?? list).fontSize)
  let [count, used] = [0, 0]
  for (const width of widths) {
    used += width
    if (used > room) break
    count++
  }
  return count
}
