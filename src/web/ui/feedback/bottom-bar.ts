/**
 * Returns the height in pixels of the bars at the lower edge of the window: elements marked `data-bottom-bar`, such as the actions of a
 * dialog. 0 without one.
 */
export function bottomBarHeight(): number {
  const boxes = [...document.querySelectorAll('[data-bottom-bar]')].map((bar) => bar.getBoundingClientRect())
  const tops = boxes.filter(({ height, bottom }) => height > 0 && Math.abs(bottom - innerHeight) <= TOLERANCE).map(({ top }) => top)
  return innerHeight - Math.min(innerHeight, ...tops)
}

/** A sheet that is moving in, or half a pixel of rounding. */
const TOLERANCE = 16
