import { expect, oneWidth, test } from '#e2e/kit/site.ts'

// What pages say and where forms and links lead is in the HTML (src/web/pages); what is here is hidden or shown by a style.
test.use({ javaScriptEnabled: false })

test.describe('Without JavaScript', () => {
  test('what takes a script is not offered, and what does without one stands there instead', oneWidth, async ({ page }) => {
    await test.step('the sign-up for the beta says why', async () => {
      await page.goto('/')
      await expect(page.getByRole('button', { name: 'Join Beta Program' })).toHaveCount(0)
      await expect(page.getByText('Joining takes JavaScript')).toBeVisible()
    })
    await test.step('a supplier is called or emailed', async () => {
      await page.goto('/suppliers/1')
      await expect(page.getByRole('link', { name: 'Ask by email' })).toBeVisible()
      await expect(page.getByRole('link', { name: 'Call', exact: true })).toBeVisible()
      await expect(page.getByRole('region', { name: 'Customer Reviews' }).getByRole('article')).toHaveCount(10)
      await expect(page.getByRole('button', { name: /Request a quote|Contact Supplier|Get Quote|Load More/ })).toHaveCount(0)
    })
    await test.step('prices are shown by the month or by the year', async () => {
      await page.goto('/pricing')
      await page.getByRole('link', { name: 'Annual' }).click()
      await expect(page).toHaveURL('/pricing?interval=year')
      await expect(page.getByRole('article', { name: 'Starter' })).toContainText('$39.00 a month')
      await page.getByText('Do I need a plan?').click()
      await expect(page.getByText(/^No\. A listing is free/)).toBeVisible()
    })
    await test.step('the offers of the resources say what they take', async () => {
      await page.goto('/resources')
      await expect(page.getByRole('button', { name: /Get Free Consultation|Learn More/ })).toHaveCount(0)
      await expect(page.getByText('Writing to us from here takes JavaScript.').first()).toBeVisible()
    })
    await test.step('the listing selects no suppliers for a bulk quote', async () => {
      await page.goto('/suppliers?bulk=true')
      await expect(page.getByRole('heading', { name: /suppliers found$/ })).toBeVisible()
      await expect(page.getByRole('checkbox', { name: /^Select / })).toHaveCount(0)
    })
  })
})
