import type { BrowserContext, Page } from '@playwright/test'

/** How translators put the two elements in place of a text: in one step; beside it and then without it; or around the text itself. */
export const WAYS = ['instead', 'before', 'after', 'around'] as const

/**
 * Translates the pages of a browser as Google Translate does: in place of each text node come two nested elements with another text, also
 * of those that are added later. The text stays readable here, between marks, so that a journey finds what it looks for.
 */
export const translatePages = (browser: BrowserContext | Page, way: (typeof WAYS)[number] = 'instead') =>
  browser.addInitScript(translate, way)

/** Runs in each page. */
function translate(way: (typeof WAYS)[number]) {
  const LEFT_ALONE = 'script, style, textarea, title, option, noscript, svg, font'
  function translateIn(node: Node) {
    if (node instanceof Text) return translateText(node)
    if (node instanceof Element && !node.closest(LEFT_ALONE)) Array.from(node.childNodes, translateIn)
  }
  function translateText(text: Text) {
    if (text.data.trim() === '' || !text.parentElement || text.parentElement.closest(LEFT_ALONE)) return
    const [outer, inner] = [document.createElement('font'), document.createElement('font')]
    outer.append(inner)
    if (way === 'instead') text.replaceWith(outer)
    else text[way === 'after' ? 'after' : 'before'](outer)
    text.remove()
    inner.append(way === 'around' ? text : document.createTextNode(text.data))
  }
  const observer = new MutationObserver((records) => {
    for (const { type, target, addedNodes } of records)
      if (type === 'characterData') translateIn(target)
      else for (const node of addedNodes) if (node.isConnected) translateIn(node)
  })
  observer.observe(document, { childList: true, characterData: true, subtree: true })
}
