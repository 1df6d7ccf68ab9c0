import { coveredControls } from '#e2e/kit/looks/covered.ts'
import { expect, oneWidth, open, test } from '#e2e/kit/site.ts'

const CONTROLS = '<button>Send</button> <p style="height: 3000px"></p> <label><input type="checkbox"> Milk</label>'
const UNDER = '<div style="position: relative"><button>Covered</button><div style="position: absolute; inset: 0"></div></div>'
const DIALOG = '<div role="dialog" style="position: fixed; inset: 0"><button>Close</button></div>'

test.describe('What covers a control', () => {
  test(
    'is found wherever the control is, and leaves the page scrolled as it was; an open dialog is no fault',
    oneWidth,
    async ({ page }) => {
      await open(page, '/robots.txt')
      const found = () => expect.poll(() => page.evaluate(coveredControls))
      await page.setContent(CONTROLS)
      await found().toEqual([])
      await page.setContent(CONTROLS + UNDER)
      await found().toEqual(['<button>Covered</button>'])
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
      await page.setContent(CONTROLS + DIALOG)
      await found().toEqual([])
    },
  )
})
