/**
 * Returns the controls, links and amounts of money, or `allTexts`, in the window of which a corner or the middle lies under the button of the assistant. It runs in the page, so it uses
 * nothing from outside.
 */
export function underAssistant(allTexts = false): string[] {
  const button = document.querySelector('[aria-label="Open AI Assistant"]')
  if (!button) return ['There is no button.']
  const isCovered = ({ left, right, top, bottom, width, height }: DOMRect) =>
    [
      [left + width / 2, top + height / 2],
      [left + 2, top + 2],
      [right - 2, top + 2],
      [left + 2, bottom - 2],
      [right - 2, bottom - 2],
    ].some(([x, y]) => button.contains(document.elementFromPoint(x!, y!)))
  const controls = [...document.querySelectorAll('a[href], button, input, select, textarea, summary, label')]
    .filter((control) => control !== button && [...control.getClientRects()].some(isCovered))
    .map(({ outerHTML }) => outerHTML.slice(0, 200))
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const amounts: string[] = []
  while (texts.nextNode()) {
    const text = texts.currentNode.nodeValue ?? ''
    if (allTexts ? text.trim() === '' : !text.includes('$')) continue
    // What is folded away has its boxes all the same.
    if (!texts.currentNode.parentElement?.checkVisibility()) continue
    const range = document.createRange()
    range.selectNode(texts.currentNode)
    if ([...range.getClientRects()].some(isCovered)) amounts.push(text)
  }
  return [...controls, ...amounts]
}
