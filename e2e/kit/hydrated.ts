import type { Page } from '@playwright/test'

/**
 * React adds properties to the elements it has hydrated: those of the layout, and of the page in it, which may come later. Asked by `evaluate`,
 * because `waitForFunction` brings all of Playwright's script into the page's own world, which each page load would compile.
 */
export const hydrated = (page: Page) => page.evaluate(untilHydrated)

function untilHydrated(): Promise<void> {
  const isHydrated = (element: Element) => Object.keys(element).some((key) => key.startsWith('__reactProps'))
  return new Promise((resolve) => {
    // A task of the scheduler comes also where a test holds the page's clock.
    const look = () =>
      [...document.querySelectorAll('main, body > footer')].every(isHydrated) ? resolve() : void scheduler.postTask(look, { delay: 16 })
    look()
  })
}
