import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { hydrated } from '#e2e/kit/hydrated.ts'
import { press } from '#e2e/kit/keys.ts'
import { fillLogin, linkTo, newPerson, registered, signIn } from '#e2e/kit/people/people.ts'
import { toPart, WHO } from '#e2e/kit/people/quote-dialog.ts'
import { answerForm, buyerLink, newBuyerEmail, part } from '#e2e/kit/people/quotes.ts'
import { cardOf, write } from '#e2e/kit/people/reviewing.ts'
import { expect, open, test, toast, type Site } from '#e2e/kit/site.ts'
import { newSupplier, type Supplier } from '#e2e/kit/people/suppliers.ts'

/** Reads the email that a request came with, and goes where it leads. */
async function openEmail(site: Site, { email, page }: Supplier) {
  const emails = async () => (await site.emailsTo(email)).filter(({ subject }) => subject?.startsWith('Quote request from'))
  await expect.poll(async () => (await emails()).length).toBe(1)
  const link = /https?:\/\/[^/\s]+(\/supplier-dashboard\?tab=quotes&quote=[\w-]+)/.exec((await emails())[0]!.text!)![1]!
  await open(page, link)
}

async function givePrice(page: Page, [item, packSize, quantity, price]: [string, string, string, string], deliveryFee = '') {
  const form = answerForm(page)
  await form.getByLabel('Item').fill(item)
  await form.getByLabel('Pack size').fill(packSize)
  await expect(form.getByLabel('Pack size')).toHaveAccessibleDescription(`Read as ${packSize}.`)
  await form.getByLabel('Quantity').fill(quantity)
  await form.getByLabel('Price per pack, $').fill(price)
  await form.getByLabel('GST').selectOption({ label: 'GST-free' })
  await form.getByLabel('Delivery fee, $').fill(deliveryFee)
  await form.getByRole('button', { name: 'Send the prices' }).click()
  await expect(toast(page, 'Prices sent')).toBeVisible()
}

test.describe('A quote from request to review', () => {
  test('a buyer without an account asks two suppliers, compares their answers, accepts one, and reviews it; the supplier replies', async ({
    page,
    site,
    otherPage,
  }) => {
    const mark = randomUUID().slice(0, 6)
    const tin = await newSupplier(await otherPage(), `Tin Shed ${mark}`)
    const two = await newSupplier(await otherPage(), `Two Rivers ${mark}`)
    const buyer = newBuyerEmail()
    const ann = { ...newPerson(), email: buyer }
    await test.step('the buyer asks both suppliers', async () => {
      await open(page, `/suppliers?bulk=true&search=${mark}`)
      for (const { businessName } of [tin, two]) await page.getByRole('checkbox', { name: `Select ${businessName}` }).check()
      await page.getByRole('button', { name: 'Send Bulk Quote Request' }).click()
      const dialog = page.getByRole('dialog', { name: 'Send Bulk Quote Request' })
      await dialog.getByRole('textbox', { name: 'Message' }).fill('10 kg of house blend a week to Preston')
      await toPart(dialog, WHO)
      await dialog.getByRole('textbox', { name: 'Email' }).fill(buyer)
      await dialog.getByRole('textbox', { name: 'Company' }).fill('Moth and Lamp')
      await dialog.getByRole('button', { name: 'Send to 2 suppliers' }).click()
      await expect(toast(page, 'Quote requests sent')).toBeVisible()
    })
    await test.step('one supplier answers from its email', async () => {
      await openEmail(site, tin)
      await expect(tin.page.getByRole('heading', { level: 2, name: 'Moth and Lamp' })).toBeVisible()
      await expect(tin.page.getByText('10 kg of house blend a week to Preston').last()).toBeVisible()
      await givePrice(tin.page, ['House blend', '1 kg', '10', '30'])
    })
    await test.step('the other, signed out, answers by way of the login', async () => {
      // Signed out, the email leads by way of the login.
      await two.page.context().clearCookies()
      await openEmail(site, two)
      await fillLogin(two.page, two)
      await expect(two.page.getByRole('heading', { level: 2, name: 'Moth and Lamp' })).toBeVisible()
      await givePrice(two.page, ['Espresso No. 4', '5 kg', '2', '140'], '15')
    })
    await test.step('the buyer is told of both answers', async () => {
      const answers = async () => (await site.emailsTo(buyer)).map(({ subject }) => subject!.replace(/: \$.*$/, ''))
      const answered = [tin.businessName, two.businessName]
      await expect.poll(answers).toEqual(expect.arrayContaining(answered))
    })
    await test.step('the buyer compares the prices and accepts the cheaper ones', async () => {
      await page.goto(await buyerLink(site, buyer, 'quotes/bulk'))
      await hydrated(page)
      const prices = part(page, 'Prices side by side')
      const blend = prices.getByRole('row', { name: /House blend|Espresso/ }).first()
      // 300 for 10 kg, against 280 and 15 for delivery
      await expect(blend).toContainText('$30.00 / kg')
      await expect(blend.getByRole('cell').filter({ hasText: '$29.50 / kg' })).toContainText('Cheapest')
      await prices.getByRole('button', { name: `Accept the prices of ${two.businessName}` }).click()
      await expect(page.getByRole('checkbox', { name: 'Tell the other one that it went elsewhere' })).toBeChecked()
      await page.getByRole('textbox', { name: 'What they read' }).fill('Next time, perhaps.')
      await page.getByRole('button', { name: 'Yes, accept' }).click()
      await expect(toast(page, 'Prices accepted')).toBeVisible()
      await expect(prices.getByRole('row', { name: 'Your decision' })).toContainText('You accepted')
      await expect(page.getByRole('button', { name: 'Show declined (1)' })).toBeVisible()
      await open(tin.page, tin.page.url())
      await expect(part(tin.page, 'History')).toContainText('Next time, perhaps.')
    })
    await test.step('the supplier sees that it was chosen', async () => {
      // The email about it waits until the acceptance can no longer be undone.
      await open(two.page, two.page.url())
      await expect(part(two.page, 'History')).toContainText('Moth and Lamp accepted the prices')
      await expect(answerForm(two.page)).toHaveCount(0)
    })
    await test.step('the buyer confirms an account and writes a review, which is verified once the goods can have come', async () => {
      // An account of the same address, once it is confirmed, has won what its emails won.
      await registered(page, undefined, ann)
      await open(page, await linkTo(site, buyer, 'confirm'))
      await page.getByRole('button', { name: 'Confirm my email' }).click()
      await expect(page.getByText('Your email address is confirmed')).toBeVisible()
      await signIn(page, ann)
      await open(page, `/suppliers/${two.id}`)
      await write(page).click()
      const review = page.getByRole('dialog', { name: `Review ${two.businessName}` })
      await expect(review).toContainText('It is marked “Verified Purchase” from ')
      await review.getByRole('radio', { name: '5 stars' }).check()
      await review.getByLabel('Your review').fill('On the dot, every Monday.')
      await review.getByRole('button', { name: 'Publish review' }).click()
      await expect(cardOf(page, ann)).toContainText('On the dot, every Monday.')
      await expect(cardOf(page, ann)).not.toContainText('Verified Purchase')
    })
    await test.step('the supplier is told and replies', async () => {
      const notified = async () => (await site.emailsTo(two.email)).map(({ subject }) => subject)
      // Nobody has confirmed the supplier's address, so the name that a stranger may have chosen is left out.
      await expect.poll(notified).toContainEqual(`A buyer has reviewed ${two.businessName}`)
      await open(two.page, `/suppliers/${two.id}#reviews`)
      await press(cardOf(two.page, ann).getByRole('button', { name: /^Reply/ }), 'Enter')
      await two.page.getByRole('textbox', { name: 'Your reply' }).fill('See you on Monday.')
      await two.page.getByRole('button', { name: 'Publish reply' }).click()
      await expect(cardOf(two.page, ann)).toContainText('See you on Monday.')
    })
    await open(page, `/suppliers/${two.id}`)
    await expect(cardOf(page, ann)).toContainText('See you on Monday.')
  })
})
