import type { Page } from '@playwright/test'
import { escape, press } from '#e2e/kit/keys.ts'
import { logOut, signedInBuyer } from '#e2e/kit/people/people.ts'
import { toPart, WHO } from '#e2e/kit/people/quote-dialog.ts'
import { newBuyerEmail } from '#e2e/kit/people/quotes.ts'
import { expectSoundPage } from '#e2e/kit/looks/sound-page.ts'
import { expect, expectAbove, oneWidth, onlyPhone, open, reload, test, toast } from '#e2e/kit/site.ts'

const button = (page: Page) => page.getByRole('button', { name: 'Open AI Assistant' })
const panelOf = (page: Page) => page.getByRole('dialog', { name: 'AI Assistant' })
const field = (page: Page) => panelOf(page).getByRole('textbox', { name: 'Message' })
const log = (page: Page) => panelOf(page).getByRole('log', { name: 'Conversation' })
const prompts = (page: Page) => panelOf(page).getByRole('list', { name: 'Quick prompts' })
const send = (page: Page) => panelOf(page).getByRole('button', { name: 'Send' })
const asksForQuote = (page: Page) => panelOf(page).getByRole('button', { name: /^Ask (both )?for a quote$/ })

async function openAssistant(page: Page, path = '/terms') {
  await open(page, path)
  await button(page).click()
  await expect(panelOf(page)).toBeVisible()
}

async function say(page: Page, message: string) {
  await field(page).fill(message)
  await page.keyboard.press('Enter')
}

/** Holds the calls to the assistant back until the returned function is called. */
async function heldBack(page: Page): Promise<() => void> {
  let release = () => {}
  const released = new Promise<void>((resolve) => (release = resolve))
  await page.route('**/api/ai/chat', async (route) => {
    await released
    // A call that was stopped meanwhile needs no answer.
    await route.continue().catch(() => undefined)
  })
  return release
}

test.describe('The assistant for buyers', () => {
  test('each way to collapse it returns the focus', oneWidth, async ({ page }) => {
    await open(page, '/terms')
    await expect(panelOf(page)).toHaveCount(0)
    const collapses = [
      () => panelOf(page).getByRole('button', { name: 'Minimise' }).click(),
      () => panelOf(page).getByRole('button', { name: 'Close' }).click(),
      () => escape(panelOf(page)),
    ]
    for (const collapse of collapses) {
      await button(page).click()
      await expect(field(page)).toBeFocused()
      await expect(log(page)).toContainText("Hi! I'm your AI supplier assistant. What are you looking for today?")
      await collapse()
      await expect(panelOf(page)).toHaveCount(0)
      await expect(button(page)).toBeFocused()
    }
  })

  test('a conversation by keyboard: what is shown and announced, and the request that comes of it', async ({ page, site }) => {
    await open(page, '/terms')
    await press(button(page), 'Enter')
    await expect(send(page)).toBeDisabled()
    await field(page).fill('   ')
    await expect(send(page)).toBeDisabled()
    const release = await heldBack(page)
    await field(page).fill('  25 kg of coffee beans a week in preston ')
    await page.keyboard.press('Shift+Enter')
    await expect(prompts(page)).toBeVisible()
    await page.keyboard.press('Enter')
    const said = panelOf(page).getByRole('status').first()
    await expect(said).toHaveText('The assistant is replying.')
    await expect(log(page)).toContainText('Typing')
    await expect(field(page)).toBeDisabled()
    await expect(send(page)).toBeDisabled()
    await expect(panelOf(page).getByRole('button', { name: 'Stop' })).toBeFocused()
    release()

    await expect(field(page)).toBeFocused()
    const suppliers = log(page).getByRole('article')
    await expect(suppliers).toHaveCount(2)
    const names = await suppliers.getByRole('heading').allTextContents()
    await expect(log(page)).toContainText(`For coffee beans in Preston VIC 3072, ${names[0]} and ${names[1]} fit best.`)
    // Each reply is announced once, whole.
    await expect(said).toHaveText(new RegExp(`^For coffee beans .* fit best\\. ${names[0]}: .*${names[1]}: `))
    await expect(suppliers.first()).toContainText('Coffee')
    await expect(suppliers.first()).toContainText(/\d\.\d.*\d+ reviews?/)
    await expectSoundPage(page)

    await press(asksForQuote(page), 'Enter')
    const dialog = page.getByRole('dialog', { name: 'Send Bulk Quote Request' })
    await expect(dialog.getByRole('textbox', { name: 'Message' })).toHaveValue('Coffee beans, 25 kg a week, to Preston VIC 3072.')
    for (const name of names) await expect(dialog.getByRole('list')).toContainText(name)
    const buyer = newBuyerEmail()
    await toPart(dialog, WHO)
    await dialog.getByRole('textbox', { name: 'Email' }).fill(buyer)
    await dialog.getByRole('button', { name: 'Send to 2 suppliers' }).click()
    await expect(dialog).toHaveCount(0)
    await expectAbove(toast(page, 'Quote requests sent'), field(page))
    const note = panelOf(page).getByRole('region', { name: '2 suppliers have your request' })
    await expect(note.getByRole('heading')).toBeFocused()
    expect((await site.emailTo(buyer)).text).toContain(names[0])
  })

  test('a draft that is there is kept beside what was said to the assistant', oneWidth, async ({ page }) => {
    await open(page, '/suppliers?bulk=true')
    await page
      .getByRole('checkbox', { name: /^Select / })
      .first()
      .check()
    await page.getByRole('button', { name: 'Send Bulk Quote Request' }).click()
    const dialog = page.getByRole('dialog', { name: 'Send Bulk Quote Request' })
    const message = dialog.getByRole('textbox', { name: 'Message' })
    await message.fill('Twelve trays of eggs')
    await escape(dialog)
    await button(page).click()
    await say(page, 'organic milk in preston')
    await asksForQuote(page).click()
    await expect(message).toHaveValue(/^Organic milk, to Preston/)
    await expect(dialog).toContainText('“Twelve trays of eggs”')
    await dialog.getByRole('button', { name: 'Use this instead' }).click()
    await expect(message).toHaveValue('Twelve trays of eggs')
    await dialog.getByRole('button', { name: 'Use this instead' }).click()
    await expect(message).toHaveValue(/^Organic milk, to Preston/)
    await escape(dialog)
    await panelOf(page).getByRole('button', { name: 'Close' }).click()
    await page.getByRole('button', { name: 'Send Bulk Quote Request' }).click()
    await expect(message).toHaveValue('Twelve trays of eggs')
  })

  test('a quick prompt is sent as it says, and the prompts go', oneWidth, async ({ page }) => {
    await openAssistant(page)
    await expect(prompts(page).getByRole('button')).toHaveText(['Coffee', 'Food', 'Equipment', 'Deals'])
    await prompts(page).getByRole('button', { name: 'Coffee' }).dblclick()
    await expect(log(page)).toContainText('I need coffee suppliers')
    await expect(prompts(page)).toHaveCount(0)
    await expect(asksForQuote(page)).toHaveCount(1)
  })

  test('a call that fails is told and can be tried again, and a reply can be stopped', oneWidth, async ({ page }) => {
    await openAssistant(page)
    await page.route('**/api/ai/chat', (route) => route.abort())
    await say(page, 'flour in geelong')
    await expect(toast(page, 'Error')).toContainText('Failed to get AI response. Please try again.')
    await expect(log(page)).toContainText('We could not reach the server.')
    await page.unroute('**/api/ai/chat')
    const retry = panelOf(page).getByRole('button', { name: 'Retry' })
    const release = await heldBack(page)
    await retry.click()
    await panelOf(page).getByRole('button', { name: 'Stop' }).click()
    await expect(panelOf(page).getByRole('status').first()).toHaveText('The reply was stopped.')
    release()
    await retry.click()
    await expect(log(page).getByText('flour', { exact: false }).nth(1)).toBeVisible()
    await expect(retry).toHaveCount(0)
  })

  test('a conversation goes on over pages and a reload, and ends with the account that had it', oneWidth, async ({ page }) => {
    const ann = await signedInBuyer(page)
    await openAssistant(page, '/suppliers')
    await say(page, 'compostable cups')
    const first = log(page).getByRole('article').getByRole('link').first()
    const name = await first.textContent()
    await first.click()
    await expect(page.getByRole('heading', { level: 1, name: name! })).toBeVisible()
    await reload(page)
    await button(page).click()
    await expect(log(page)).toContainText('compostable cups')
    await say(page, 'in Brisbane')
    await expect(log(page)).toContainText('Brisbane')
    await panelOf(page).getByRole('button', { name: 'Close' }).click()
    await logOut(page, ann)
    await button(page).click()
    await expect(prompts(page)).toBeVisible()
    await expect(log(page)).not.toContainText('compostable cups')
  })

  test('whether a reply was useful is said once, with a reason', oneWidth, async ({ page }) => {
    await openAssistant(page)
    await say(page, 'coffee')
    await panelOf(page).getByRole('button', { name: 'Not useful' }).click()
    await panelOf(page).getByRole('button', { name: 'Too few suppliers' }).click()
    await expect(log(page)).toContainText('Thanks for saying so.')
    await reload(page)
    await button(page).click()
    await expect(log(page)).toContainText('Thanks for saying so.')
    await panelOf(page).getByRole('button', { name: 'Start again' }).click()
    await expect(prompts(page)).toBeVisible()
  })

  // Beside a page it covers nothing.
  test('on a phone its button is out of the way while scrolling down', onlyPhone, async ({ page }) => {
    await open(page, '/terms')
    await expect(button(page)).toBeInViewport()
    await page.mouse.wheel(0, 600)
    await expect(button(page)).not.toBeInViewport()
    await page.mouse.wheel(0, -200)
    await expect(button(page)).toBeInViewport()
  })
})
