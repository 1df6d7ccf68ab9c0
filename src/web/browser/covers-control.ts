/** Distance of the tested points in pixels: no line of text is lower. */
const STEP = 8
const CONTROLS = 'button, input, select, textarea, label, summary'
/** Receipts, and what is said in place of results: nothing lies over them uncalled. */
const KEPT_CLEAR = '[data-kept-clear]'

type Also = {
  /** The words of links, and amounts of money. */
  words?: boolean
  /** All words. */
  texts?: boolean
  /** Looks at the place so many pixels higher. */
  up?: number
}

/**
 * Returns whether a box, visible or not, overlaps a control, a bar or dialog that stays where it is while the page is scrolled, or what is kept
 * clear. A card that is a link as a whole may be overlapped beside its name, since the rest of it leads to the same page.
 */
export function coversControl(box: Element, { words = false, texts = false, up = 0 }: Also = {}): boolean {
  const { left, right, top, bottom } = box.getBoundingClientRect()
  for (const y of steps(top - up, bottom - up))
    for (const x of steps(left, right)) {
      const [below, ...behind] = document.elementsFromPoint(x, y).filter((element) => !box.contains(element))
      if (!below) continue
      if (below.closest(`${CONTROLS}, ${KEPT_CLEAR}`) || isStuck(below)) return true
      if (words && isIn(below.closest('a')?.getClientRects(), x, y)) return true
      // A card that is a link as a whole lies over its words.
      if (words && [below, ...(texts ? behind : [])].some((element) => hasText(element, texts ? '' : '$', x, y))) return true
    }
  return false
}

/** Points from one edge to the other, both among them. */
const steps = (from: number, to: number) =>
  Array.from({ length: Math.floor((to - from) / STEP) + 2 }, (_, at) => Math.min(from + at * STEP, to - 1))

function isStuck(element: Element | null): boolean {
  return element !== null && (/fixed|sticky/.test(getComputedStyle(element).position) || isStuck(element.parentElement))
}

/** Whether a point is in a text of an element itself, not of those in it, that has this sign: amounts of money have a `$`. */
const hasText = ({ childNodes }: Element, sign: string, x: number, y: number): boolean =>
  [...childNodes].some((node) => {
    if (node.nodeType !== Node.TEXT_NODE || !node.nodeValue?.includes(sign)) return false
    const range = document.createRange()
    range.selectNode(node)
    return isIn(range.getClientRects(), x, y)
  })

const isIn = (boxes: Iterable<DOMRect> = [], x: number, y: number) =>
  [...boxes].some(({ left, right, top, bottom }) => x >= left && x < right && y >= top && y < bottom)
