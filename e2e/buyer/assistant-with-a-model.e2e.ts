import { startModelServer, type ModelServer } from '#test/stubs/model-server.ts'
import { expectSoundPage } from '#e2e/kit/looks/sound-page.ts'
import { createOwnSite, type OwnSite } from '#e2e/kit/own-site.ts'
import { expect, oneWidth, open, test } from '#e2e/kit/site.ts'

let model: ModelServer
let site: OwnSite
test.beforeAll(async () => {
  model = await startModelServer()
  site = await createOwnSite({ DEMO_DATA: 'true', AI_BASE_URL: model.base, AI_MODEL: 'small', LOG_LEVEL: 'error' })
})
test.afterAll(async () => {
  await site.stop()
  await model.stop()
})

test.describe('The assistant with a language model', () => {
  test(
    'replies in its words with suppliers of the site, says where words go, and says when the built-in one replied',
    oneWidth,
    async ({ page }) => {
      await open(page, `${site.address}/terms`)
      await page.getByRole('button', { name: 'Open AI Assistant' }).click()
      const panel = page.getByRole('dialog', { name: 'AI Assistant' })
      const log = panel.getByRole('log', { name: 'Conversation' })
      await expect(panel).toContainText(`What you type goes to the language model at ${new URL(model.base).host}.`)

      model.next({ calls: [{ name: 'search_suppliers', input: { what: 'coffee beans', place: 'preston' } }] }, ({ messages }) => {
        const [first] = (JSON.parse(String(messages.at(-1)!.content)) as { suppliers: { id: number }[] }).suppliers
        return { text: `A good start would be {{${first!.id}}}. How many kilos a week?` }
      })
      await panel.getByRole('textbox', { name: 'Message' }).fill('coffee beans in preston')
      await page.keyboard.press('Enter')
      const card = log.getByRole('article')
      await expect(card).toHaveCount(1)
      const name = await card.getByRole('heading').textContent()
      await expect(log).toContainText(`A good start would be ${name}. How many kilos a week?`)
      await expect(card).toContainText('Delivers to Preston VIC 3072')

      model.next({ status: 500 })
      await panel.getByRole('textbox', { name: 'Message' }).fill('compostable cups')
      await page.keyboard.press('Enter')
      await expect(log).toContainText('The language model has not answered, so the built-in assistant did.')
      await expectSoundPage(page)
    },
  )
})
