import type { Page } from '@playwright/test'

/**
 * Waits until React has rendered, and ends CSS transitions. React schedules rendering by a message, which a paused clock does not stop: a
 * message sent later arrives later. Transitions take real time, of which little passes in such tests, so they are finished here.
 */
export const rendered = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const { port1, port2 } = new MessageChannel()
        port1.onmessage = () => {
          for (const animation of document.getAnimations()) if (animation instanceof CSSTransition) animation.finish()
          resolve()
        }
        port2.postMessage(null)
      }),
  )
