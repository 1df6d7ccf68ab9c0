import { expectSoundPage } from '#e2e/kit/looks/sound-page.ts'
import { linkTo } from '#e2e/kit/people/people.ts'
import { newSupplier } from '#e2e/kit/people/suppliers.ts'
import { expect, oneWidth, open, test, toast } from '#e2e/kit/site.ts'

test.describe('The emails of an account', () => {
  test('each kind has a switch that says what it does, and what is always sent is named', oneWidth, async ({ page, site }) => {
    const supplier = await newSupplier(page)
    await open(page, '/account#emails')
    const emails = page.getByRole('region', { name: 'Emails' })
    await expect(emails.getByText(`To ${supplier.email}`).first()).toBeVisible()
    await expect(emails.getByText('Payments with their invoices', { exact: false })).toBeVisible()
    // The address is not confirmed yet.
    await expect(emails.getByRole('checkbox', { name: 'Reminders' })).toBeDisabled()
    await expectSoundPage(page)
    await open(page, await linkTo(site, supplier.email, 'confirm'))
    await page.getByRole('button', { name: 'Confirm my email address' }).click()
    await expect(page.getByRole('heading', { name: 'Your email address is confirmed' })).toBeVisible()
    await open(page, '/account#emails')
    const figures = emails.getByRole('checkbox', { name: 'Emails with the figures of your week' })
    await expect(figures).toBeChecked()
    await figures.click()
    await expect(figures).not.toBeChecked()
    await expect(toast(page, 'No more emails with the figures of your week')).toBeVisible()
    await open(page, '/account#emails')
    await expect(figures).not.toBeChecked()
  })
})
