import { expect, oneWidth, open, test } from '#e2e/kit/site.ts'
import { translatePages, WAYS } from '#e2e/kit/translator.ts'

// What is added to a page to translate it stays with its browser.
test.use({ ownBrowser: true })

/** What may be in each of three places beside each other: nothing, a text, or an element, which starts with "<". */
const KINDS = ['', 'a', '<e']
type Places = string[]
const ALL: Places[] = KINDS.flatMap((one) => KINDS.flatMap((two) => KINDS.map((three) => [one, two, three])))

/** Each of the places, then any other, then with other texts in them, and back. */
const HISTORIES = ALL.flatMap((from) => ALL.map((to) => [from, to, to.map((text) => (text ? `${text}!` : 'n')), from]))
HISTORIES.push(
  [
    ['0', '/', '1 running'],
    ['1', '/', '1 running'],
    ['2', '/', '3 running'],
  ],
  [
    ['5', ' of 280', ''],
    ['286', ' of 280', ', 6 too many'],
    ['287', ' of 280', ', 7 too many'],
    ['2', ' of 280', ''],
  ],
)

/** Runs in the page: changes paragraphs by the calls that React makes, and returns those whose text is not what was written. */
async function changed(histories: Places[][]): Promise<string[]> {
  const settled = () =>
    new Promise((resolve) => {
      const { port1, port2 } = new MessageChannel()
      port1.addEventListener('message', resolve)
      port1.start()
      port2.postMessage('')
    })
  const isElement = (text: string) => text.startsWith('<')
  async function lost(history: Places[]) {
    const paragraph = document.body.appendChild(document.createElement('p'))
    const shown: { text: string; node: Node }[] = ['', '', ''].map((text) => ({ text, node: document.createComment('') }))
    function put(at: number, text: string) {
      const old = shown[at]!
      if (old.text && text && isElement(old.text) === isElement(text)) {
        if (isElement(text)) old.node.textContent = text
        else if (text !== old.text) old.node.nodeValue = text
        return (old.text = text)
      }
      if (old.text) paragraph.removeChild(old.node)
      const node = isElement(text) ? document.createElement('span') : document.createTextNode('')
      node.textContent = text
      if (text) paragraph.insertBefore(node, shown.slice(at + 1).find((next) => next.text)?.node ?? null)
      shown[at] = { text, node }
    }
    for (const places of history) {
      for (const at of [2, 1, 0]) put(at, places[at]!)
      await settled()
      if (paragraph.textContent !== places.join('')) return `${JSON.stringify(history)}: ${paragraph.textContent}`
    }
    paragraph.remove()
  }
  const all: string[] = []
  for (const history of histories) all.push((await lost(history)) ?? '')
  return all.filter(Boolean)
}

test.describe('Texts beside each other on a page that is translated', oneWidth, () => {
  for (const way of WAYS)
    test(`each shows what it says now, and in its place, with translations put ${way}`, async ({ page }) => {
      await translatePages(page, way)
      await open(page, '/auth')
      const lost = await page.evaluate(changed, HISTORIES)
      expect(lost).toEqual([])
      await expect(page.locator('font font').first()).toBeAttached()
    })
})
