const CONTROLS = 'button, input, select, textarea, summary, [tabindex]'

/**
 * Focuses what a dialog begins with: `wanted`, else its first control that is not a link, else the first of all, which is Close. The text of
 * a field is selected then.
 */
export function focusFirst(sheet: HTMLElement, wanted: HTMLElement | null | undefined) {
  const [close, ...others] = sheet.querySelectorAll<HTMLElement>(CONTROLS)
  const candidates = [wanted, ...others.filter(({ tabIndex }) => tabIndex >= 0), close, sheet]
  // What is disabled or not rendered does not take the focus.
  const first = candidates.find((candidate) => candidate && takesFocus(candidate))
  if (first instanceof HTMLInputElement) first.select()
}

function takesFocus(element: HTMLElement): boolean {
  element.focus({ preventScroll: true })
  return document.activeElement === element
}
