import type { BrowserContext, Page } from '@playwright/test'

/**
 * Translates the pages of a browser as Google Translate does: in place of each text node come two nested elements with another text, also
 * of those that are added later. The text stays readable here, between marks, so that a journey finds what it looks for.
 */
export const translatePages = (browser: BrowserContext | Page) => browser.addInitScript(translate)

/** Runs in each page. */
function translate() {
  const LEFT_ALONE = 'script, style, textarea, title, option, noscript, svg, font'
  function translateIn(node: Node) {
    if (node instanceof Text) return translateText(node)
    if (node instanceof Element && !node.closest(LEFT_ALONE)) Array.from(node.childNodes, translateIn)
  }
  function translateText(text: Text) {
    if (text.data.trim() === '' || !text.parentElement || text.parentElement.closest(LEFT_ALONE)) return
    const [outer, inner] = [document.createElement('font'), document.createElement('font')]
    inner.append(document.createTextNode(text.data))
    outer.append(inner)
    text.replaceWith(outer)
  }
  const observer = new MutationObserver((records) => {
    for (const { type, target, addedNodes } of records)
      if (type === 'characterData') translateIn(target)
      else for (const node of addedNodes) if (node.isConnected) translateIn(node)
  })
  observer.observe(document, { childList: true, characterData: true, subtree: true })
}
