import type { Page } from '@playwright/test'

/**
 * React renders in a message of its own, which no held clock holds back: one that is sent after it comes after it. What then fades does so in
 * real time, of which little passes here: it is brought to its end.
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
