import { THOROUGHLY } from '#e2e/kit/looks/axe.ts'
import { send } from '#e2e/kit/calls.ts'
import { fillLogin, signedInBuyer, userMenu } from '#e2e/kit/people/people.ts'
import { answer, answerForm, ask, buyerLink, line, newBuyerEmail, part } from '#e2e/kit/people/quotes.ts'
import { expectSoundPage } from '#e2e/kit/looks/sound-page.ts'
import { expect, holdResponse, oneWidth, open, reload, test, toast } from '#e2e/kit/site.ts'
import { newSupplier } from '#e2e/kit/people/suppliers.ts'

const dashboard = (id: string) => `/dashboard?tab=quotes&quote=${id}`

test.describe('The page of a request', () => {
  test('both sides write to each other, and each reads it on its page and in an email', async ({ page, site, otherPage, isMobile }) => {
    const supplier = await newSupplier(await otherPage())
    const contactEmail = newBuyerEmail()
    const id = await ask(page, supplier, { contactEmail })
    await open(page, await buyerLink(site, contactEmail))
    await page.getByRole('button', { name: 'Send message' }).click()
    await expect(page.getByText('Please write a message.')).toBeVisible()
    await page.getByLabel(/^Message to/).fill('Do you deliver on Mondays?')
    await page.getByRole('button', { name: 'Send message' }).click()
    await expect(toast(page, 'Message sent')).toBeVisible()
    await open(supplier.page, dashboard(id))
    await expect(part(supplier.page, 'History')).toContainText('Do you deliver on Mondays?')
    await supplier.page.evaluate(() => scrollTo(0, 0))
    if (isMobile) await supplier.page.getByRole('button', { name: 'Write to Moth and Lamp' }).click()
    await expect(supplier.page.getByLabel('Message to Moth and Lamp')).toBeInViewport()
    await supplier.page.getByLabel('Message to Moth and Lamp').fill('Before seven.')
    await supplier.page.getByRole('button', { name: 'Send message' }).click()
    await expect(toast(supplier.page, 'Message sent')).toBeVisible()
    await reload(page)
    await expect(part(page, 'History')).toContainText('Before seven.')
    const texts = async () => (await site.emailsTo(contactEmail)).map(({ text }) => text).join()
    await expect.poll(texts).toContain('Before seven.')
  })

  test('the first view is recorded without moving what is below it', async ({ page, otherCaller }) => {
    const supplier = await newSupplier(page)
    const id = await ask(await otherCaller(), supplier)
    // The server is not to know of it while the list is read.
    const { promise: held, resolve: release } = Promise.withResolvers<void>()
    await page.route(`**/api/quotes/${id}/view`, (route) => held.then(() => route.continue()))
    await open(page, dashboard(id))
    const history = part(page, 'History')
    const row = page.getByRole('listitem').filter({ hasText: '14 kg of house blend' })
    await expect(row).toContainText('New')
    const before = await history.boundingBox()
    release()
    await expect(row).toContainText('Viewed')
    await expect.poll(() => history.boundingBox()).toEqual(before)
  })

  test('a message sent while a view is being recorded stays in the history', async ({ page, otherCaller }) => {
    const supplier = await newSupplier(page)
    const id = await ask(await otherCaller(), supplier)
    const release = await holdResponse(page, `**/api/quotes/${id}/view`)
    await open(page, dashboard(id))
    await page.getByLabel('Message to Moth and Lamp').fill('Before seven.')
    // The list is read again once the message is there, and once the look has been noted.
    const listed = () => page.waitForResponse(/\/leads\?/)
    await Promise.all([listed(), page.getByRole('button', { name: 'Send message' }).click()])
    await expect(part(page, 'History')).toContainText('Before seven.')
    await Promise.all([listed(), release()])
    await expect(part(page, 'History')).toContainText('Before seven.')
  })

  test('a buyer is asked once before accepting, a double click accepts once, and it can be undone', async ({ page, site, otherCaller }) => {
    const supplier = await newSupplier(await otherCaller())
    const contactEmail = newBuyerEmail()
    await answer(supplier, await ask(page, supplier, { contactEmail }))
    await open(page, await buyerLink(site, contactEmail))
    await expect(page.getByText(/Accepting tells .* that you take these prices, \$441\.00 with GST/)).toBeVisible()
    await page.getByRole('button', { name: 'Accept these prices' }).click()
    await page.getByRole('button', { name: 'Yes, accept' }).dblclick()
    await expect(toast(page, 'Prices accepted')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Accept these prices' })).toHaveCount(0)
    await expect(page.getByRole('heading', { name: 'Prices' })).toBeFocused()
    await expect(part(page, 'History').getByText('You accepted the prices')).toHaveCount(1)
    await expect(page.getByRole('link', { name: /^Call / })).toHaveAttribute('href', 'tel:+61355500142')
    await page.getByRole('button', { name: 'Undo: I do not accept' }).click()
    await expect(toast(page, 'Acceptance undone')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Accept these prices' })).toBeVisible()
    await expect(part(page, 'History').getByText('You took the acceptance back')).toHaveCount(1)
  })

  test('a buyer declines with a reason, which the supplier reads; the link of the email then no longer works', async ({
    page,
    site,
    otherPage,
  }) => {
    const supplier = await newSupplier(await otherPage())
    const contactEmail = newBuyerEmail()
    const id = await ask(page, supplier, { contactEmail })
    await answer(supplier, id)
    await open(page, await buyerLink(site, contactEmail))
    await page.getByRole('button', { name: 'Decline' }).click()
    await expect(page.getByLabel('Reason')).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('button', { name: 'Decline' })).toBeFocused()
    await page.keyboard.press('Enter')
    await page.getByLabel('Reason').fill('We stay with our roaster.')
    await page.getByRole('button', { name: 'Decline the prices' }).click()
    await expect(toast(page, 'Prices declined')).toBeVisible()
    await open(supplier.page, dashboard(id))
    await expect(part(supplier.page, 'History')).toContainText('We stay with our roaster.')
    await reload(page)
    await expect(page.getByRole('heading', { level: 1, name: 'This request is not open to you' })).toBeVisible()
  })

  test('a step that the other party made impossible says why, and the current request is shown', async ({ page, otherCaller }) => {
    const supplier = await newSupplier(await otherCaller())
    await signedInBuyer(page)
    const id = await ask(page, supplier)
    await answer(supplier, id)
    await open(page, `/quotes/${id}`)
    const accept = page.getByRole('button', { name: 'Accept these prices' })
    await expect(accept).toBeVisible()
    await send(supplier.page, `/api/quotes/${id}/pass`, { reason: 'Sold out.' })
    await accept.click()
    await page.getByRole('button', { name: 'Yes, accept' }).click()
    await expect(toast(page, 'Error')).toContainText('The supplier has passed on this request.')
    await expect(accept).toHaveCount(0)
    await expect(part(page, 'History')).toContainText('Sold out.')
  })

  test('prices revised in the meantime are shown before they are accepted', async ({ page, otherCaller }) => {
    const supplier = await newSupplier(await otherCaller())
    await signedInBuyer(page)
    const id = await ask(page, supplier)
    await answer(supplier, id)
    await open(page, `/quotes/${id}`)
    const accept = page.getByRole('button', { name: 'Accept these prices' })
    await expect(page.getByText(/\$441\.00 with GST/)).toBeVisible()
    await answer(supplier, id, line('House blend', '1 kg', 14, 4000))
    await accept.click()
    await page.getByRole('button', { name: 'Yes, accept' }).click()
    await expect(toast(page, 'Error')).toContainText('The supplier has revised the prices since you read them.')
    await expect(page.getByText(/\$560\.00 with GST/)).toBeVisible()
    await accept.click()
    await page.getByRole('button', { name: 'Yes, accept' }).click()
    await expect(toast(page, 'Prices accepted')).toBeVisible()
    await expect(part(page, 'Prices').getByRole('link', { name: 'write a review' })).toHaveAttribute(
      'href',
      `/suppliers/${supplier.id}#write-review`,
    )
  })

  test('a buyer without a key signs in first and returns; a wrong key and an unknown request open nothing', async ({
    page,
    otherCaller,
  }) => {
    const supplier = await newSupplier(await otherCaller())
    const ann = await signedInBuyer(page)
    const id = await ask(page, supplier)
    await page.context().clearCookies()
    await open(page, `/quotes/${id}?key=nothing`)
    await expect(page.getByRole('heading', { level: 1, name: 'This request is not open to you' })).toBeVisible()
    await expectSoundPage(page)
    await page.getByRole('main').getByRole('link', { name: 'Log in' }).click()
    await fillLogin(page, ann)
    await expect(page).toHaveURL(`/quotes/${id}`)
    await expect(page.getByRole('heading', { level: 1, name: `Your request to ${supplier.businessName}` })).toBeVisible()
    await open(page, '/quotes/0198f6c2-5d1c-7a44-9b7e-2f1d7a3c9e10')
    await expect(page.getByRole('heading', { level: 1, name: 'There is no such request' })).toBeVisible()
    await page.context().clearCookies()
    await open(page, `/quotes/${id}`)
    await page.waitForURL(/\/auth\?next=%2Fquotes%2F/)
  })

  test('the account’s button and menu say how much waits for them, and lead to it', oneWidth, async ({ page, otherCaller }) => {
    const supplier = await newSupplier(await otherCaller())
    const buyer = await signedInBuyer(page)
    const id = await ask(page, supplier, { contactEmail: buyer.email })
    await answer(supplier, id)
    await open(page, '/suppliers')
    await expect(userMenu(page, buyer)).toHaveAccessibleName(`${buyer.username} 1 thing waits for you`)
    await userMenu(page, buyer).click()
    await expectSoundPage(page)
    await page.getByRole('link', { name: 'Your venue (1)' }).click()
    await expect(page.getByRole('heading', { name: '1 thing waits for you' })).toBeVisible()
    await expectSoundPage(page)
    await page.getByRole('link', { name: supplier.businessName }).click()
    await expect(part(page, 'Prices')).toBeVisible()
  })

  test('the page of a request has no accessibility violations, for the buyer and for the supplier', async ({ page, site, otherPage }) => {
    const supplier = await newSupplier(await otherPage())
    const contactEmail = newBuyerEmail()
    const id = await ask(page, supplier, { contactEmail })
    await open(supplier.page, dashboard(id))
    await answerForm(supplier.page).getByRole('button', { name: 'Send the prices' }).click()
    await expect(answerForm(supplier.page).getByText('Please say what the item is.')).toBeVisible()
    await expectSoundPage(supplier.page, THOROUGHLY)
    await answer(supplier, id)
    await open(page, await buyerLink(site, contactEmail))
    await page.getByRole('button', { name: 'More', exact: true }).click()
    await page.getByRole('button', { name: 'Withdraw the request' }).click()
    await expect(page.getByLabel('Reason')).toBeFocused()
    await expectSoundPage(page, THOROUGHLY)
  })
})
