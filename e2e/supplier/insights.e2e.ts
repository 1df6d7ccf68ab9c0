import { part } from '#e2e/kit/people/quotes.ts'
import { expectSoundPage } from '#e2e/kit/looks/sound-page.ts'
import { expect, oneWidth, open, test } from '#e2e/kit/site.ts'
import { OWNER } from '#e2e/kit/sites.ts'
import { newSupplier, subscribe } from '#e2e/kit/people/suppliers.ts'

test.describe('What a plan adds to insights and dashboard', () => {
  test('without a plan it says what a plan adds, and with one there are searches, medians and support', async ({ page, site }) => {
    const supplier = await newSupplier(page)
    await open(page, '/dashboard?tab=insights')
    const [trends, searches, support] = ['Views and requests', 'What buyers searched for', 'Support'].map((name) => part(page, name))
    await expect(trends!).toBeVisible()
    await expect(page.getByRole('main').getByText('With a plan you also see the median of your category')).toBeVisible()
    await expect(page.getByRole('main').getByRole('link', { name: 'See the plans' })).toHaveCount(1)
    await expectSoundPage(page)
    await open(page, '/dashboard')
    await expect(support!.getByRole('link', { name: 'See the plans' })).toHaveAttribute('href', '/pricing')

    await subscribe(page, { plan: 'enterprise' })
    await open(page, '/dashboard?tab=insights')
    const medians = trends!.getByRole('region', { name: /^Your figures and the category median/ })
    await expect(medians.getByRole('columnheader', { name: 'Category median' })).toBeVisible()
    await trends!.getByRole('combobox', { name: 'Period' }).selectOption('30 days')
    await expect(medians.getByRole('columnheader', { name: '30 days' })).toBeVisible()
    await expect(searches!).toContainText('In the last 12 weeks nobody came to your profile from the list of suppliers.')
    await expectSoundPage(page)
    await open(page, '/dashboard')
    await support!.getByLabel('What is it about?').fill('How do I add a second user?')
    await support!.getByLabel('Phone').fill('03 5550 0142')
    await support!.getByRole('button', { name: 'Write to support' }).click()
    await expect(support!).toContainText('Your question is on its way')
    await expect(support!.getByLabel('What is it about?')).toHaveValue('')
    const subjects = async () => (await site.emailsTo(OWNER.email)).map(({ subject }) => subject)
    await expect.poll(subjects).toContain(`[Enterprise, phone within 2 hours] Support for ${supplier.businessName}`)
  })

  test('with Enterprise all events come as a file', oneWidth, async ({ page }) => {
    await newSupplier(page)
    await subscribe(page, { plan: 'enterprise' })
    await open(page, '/dashboard?tab=insights')
    const download = page.waitForEvent('download')
    await part(page, 'What buyers searched for').getByRole('button', { name: 'All events as CSV' }).click()
    expect((await download).suggestedFilename()).toBe('events.csv')
  })
})
