/** Distance of the tested points in pixels, smaller than any control. */
const STEP = 20
const CONTROLS = 'button, input, select, textarea, label, summary'

/**
 * Returns whether a box, visible or not, overlaps a control or a fixed bar; with `links`, the words of a link too. A card that is a link as a
 * whole may be overlapped beside its name, since the rest of it leads to the same page. `up` looks at the place so many pixels higher.
 */
export function coversControl(box: Element, { links = false, up = 0 } = {}): boolean {
  const { left, right, top, bottom } = box.getBoundingClientRect()
  for (let y = top - up; y < bottom - up; y += STEP)
    for (let x = left; x < right; x += STEP) {
      const below = document.elementsFromPoint(x, y).find((element) => !box.contains(element))
      if (below && (below.closest(CONTROLS) || isFixed(below) || (links && isInLink(below, x, y)))) return true
    }
  return false
}

function isFixed(element: Element | null): boolean {
  return element !== null && (getComputedStyle(element).position === 'fixed' || isFixed(element.parentElement))
}

function isInLink(element: Element, x: number, y: number): boolean {
  const boxes = [...(element.closest('a')?.getClientRects() ?? [])]
  return boxes.some(({ left, right, top, bottom }) => x >= left && x < right && y >= top && y < bottom)
}
