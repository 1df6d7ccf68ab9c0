import { expect, type Locator } from '@playwright/test'

// Keys, as a person presses them: on what can be used by then. Playwright's own `press` and `focus` wait for an element, but not until it is
// enabled, and a key on what is disabled is lost. `setup/suites/journey-rules.test.mjs` keeps them out of the journeys.

/** Focuses an element once it can be used. */
export async function focus(target: Locator): Promise<void> {
  await expect(target).toBeEnabled()
  const isFocused = (element: HTMLElement | SVGElement) => {
    // A text that is found on a translated page is in elements of the translator's.
    const own = element.closest<HTMLElement | SVGElement>(':not(font)') ?? element
    own.focus()
    return own === document.activeElement
  }
  await expect.poll(() => target.evaluate(isFocused), { message: `${target} takes the focus` }).toBe(true)
}

/** Presses a key on an element once it can be used. */
export async function press(target: Locator, key: string): Promise<void> {
  await focus(target)
  await target.press(key)
}

/** Types a text key by key into a field once it can be used, for what happens at each key; else `fill` does. */
export async function typeInto(target: Locator, text: string): Promise<void> {
  await focus(target)
  await target.pressSequentially(text)
}

/** Presses Tab until an element has the focus, which takes no more presses than these. */
export async function tabTo(target: Locator, most = 200): Promise<void> {
  await expect(target).toBeVisible()
  const hasFocus = () => target.evaluate((element) => element === document.activeElement)
  for (let pressed = 0; pressed < most && !(await hasFocus()); pressed++) await target.page().keyboard.press('Tab')
  await expect(target).toBeFocused()
}

/** Presses Escape once the focus is inside a dialog or menu, which listens from then on. */
export async function escape(from: Locator): Promise<void> {
  const hasFocus = () => from.evaluate((element) => element.contains(document.activeElement))
  await expect.poll(hasFocus, { message: `${from} has the focus` }).toBe(true)
  await from.page().keyboard.press('Escape')
}
