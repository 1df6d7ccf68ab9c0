import type { Page } from '@playwright/test'
import { send } from '#e2e/kit/calls.ts'
import { press } from '#e2e/kit/keys.ts'
import { signedInBuyer } from '#e2e/kit/people/people.ts'
import { part } from '#e2e/kit/people/quotes.ts'
import { expectSoundPage } from '#e2e/kit/looks/sound-page.ts'
import { expect, oneWidth, open, reload, test, toast } from '#e2e/kit/site.ts'
import { newSupplier } from '#e2e/kit/people/suppliers.ts'

const TOOLS = '/social-media-dashboard'
const TEMPLATES = `${TOOLS}?tab=templates`

const rows = (page: Page, list: string) => page.getByRole('list', { name: list, exact: true }).getByRole('listitem')
const account = (page: Page, name: string) => rows(page, 'Your accounts').filter({ has: page.getByRole('heading', { name, exact: true }) })
const figure = (page: Page, label: string) => page.getByRole('term').filter({ hasText: label }).locator('..')

test.describe('Accounts on social platforms', () => {
  test('an account is connected to the sandbox, posts to the practice feed, and is disconnected with Undo', oneWidth, async ({ page }) => {
    const supplier = await newSupplier(page)
    await open(page, TOOLS)
    await expect(page.getByText('No accounts yet')).toBeVisible()
    await expect(part(page, 'Practice feed')).toContainText('Nothing has been posted yet.')
    await expectSoundPage(page)

    await page.getByRole('button', { name: 'Connect account' }).click()
    const dialog = page.getByRole('dialog', { name: 'Connect account' })
    await dialog.getByRole('button', { name: 'Connect account' }).click()
    await expect(dialog.getByLabel('Platform')).toHaveAccessibleDescription('Please choose a platform.')
    await expect(dialog.getByLabel('Platform')).toBeFocused()
    await dialog.getByLabel('Platform').selectOption('Facebook')
    await expect(dialog.getByRole('status')).toContainText('posts appear in a practice feed here, not on Facebook.')
    await dialog.getByRole('button', { name: 'Connect account' }).click()
    await expect(dialog.getByLabel('Account name')).toHaveAccessibleDescription(/Please give the name of the account\./)
    await dialog.getByLabel('Account name').fill('Tin Shed Coffee')
    await expectSoundPage(page)
    await press(dialog.getByLabel('Account name'), 'Enter')
    await expect(toast(page, 'Social media account connected successfully')).toBeVisible()
    await expect(dialog).toHaveCount(0)
    await expect(account(page, 'Tin Shed Coffee')).toContainText(/Facebook sandbox\s*Active\s*No posts yet/)

    const { id } = await send(page, `/api${supplier.path}/social-posts`, {
      platform: 'facebook',
      content: 'Fresh beans',
      hashtags: ['cafe'],
    })
    await send(page, `/api/social-posts/${id}/publish`)
    await reload(page)
    await expect(rows(page, 'Practice feed')).toHaveText([/Tin Shed Coffee.*Fresh beans\s*#cafe/s])
    await expect(account(page, 'Tin Shed Coffee')).toContainText('Last post')
    await expectSoundPage(page)

    await page.getByRole('button', { name: 'Disconnect Tin Shed Coffee' }).click()
    await expect(account(page, 'Tin Shed Coffee')).toHaveCount(0)
    await expect(part(page, 'Your accounts').locator(':focus')).toHaveCount(1)
    await toast(page, 'Account disconnected').getByRole('button', { name: 'Undo' }).click()
    await expect(account(page, 'Tin Shed Coffee')).toContainText('Active')
  })

  test('a failure keeps what was typed, and says why', oneWidth, async ({ page }) => {
    const supplier = await newSupplier(page)
    await send(page, `/api${supplier.path}/social-accounts`, { platform: 'twitter', accountName: '@tinshed' })
    await open(page, TOOLS)
    await page.getByRole('button', { name: 'Connect account' }).click()
    const dialog = page.getByRole('dialog', { name: 'Connect account' })
    await dialog.getByLabel('Platform').selectOption('Twitter/X')
    await dialog.getByLabel('Account name').fill('@TinShed')
    await dialog.getByRole('button', { name: 'Connect account' }).click()
    await expect(toast(page, 'Error')).toContainText('Failed to connect social media account')
    await expect(dialog.getByRole('alert')).toContainText('Please choose another name.')
    await expect(dialog.getByLabel('Account name')).toHaveValue('@TinShed')
    await dialog.getByLabel('Account name').fill('@tinshedwholesale')
    await dialog.getByRole('button', { name: 'Connect account' }).click()
    await expect(account(page, '@tinshedwholesale')).toContainText('Active')
    await expect(account(page, '@tinshed')).toContainText('Not active')
    await press(account(page, '@tinshed').getByRole('button', { name: 'Make active' }), 'Enter')
    await expect(account(page, '@tinshed')).not.toContainText('Not active')
    await expect(part(page, 'Your accounts').locator(':focus')).toHaveCount(1)
    await expect(account(page, '@tinshedwholesale')).toContainText('Not active')
  })

  test('auto-posting is switched by keyboard, and the dashboard says so', oneWidth, async ({ page }) => {
    const supplier = await newSupplier(page)
    await open(page, '/dashboard?tab=social')
    await expect(figure(page, 'Auto-posting')).toContainText('OFF')
    await expect(figure(page, 'Connected accounts')).toContainText('0')
    await send(page, `/api${supplier.path}/social-accounts`, { platform: 'linkedin', accountName: 'Tin Shed' })
    await page.getByRole('link', { name: 'Open the social media dashboard' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Social Media Tools' })).toBeFocused()
    const switched = account(page, 'Tin Shed').getByRole('checkbox', { name: 'Auto-posting' })
    await press(switched, 'Space')
    await expect(toast(page, 'Account updated successfully')).toBeVisible()
    await expect(switched).toBeChecked()
    await expect(switched).toBeFocused()
    await page.route('**/api/social-accounts/*', (route) => route.abort())
    await press(switched, 'Space')
    await expect(toast(page, 'Error')).toContainText('Failed to update account')
    await expect(switched).toBeChecked()
    await page.unroute('**/api/social-accounts/*')
    await page.getByRole('main').getByRole('link', { name: 'Dashboard' }).click()
    await expect(figure(page, 'Auto-posting')).toContainText('ON')
    await expect(figure(page, 'Connected accounts')).toContainText('1')
    await expectSoundPage(page)
  })

  test('what became of a walk to a platform is said once, and leaves the address', oneWidth, async ({ page }) => {
    await newSupplier(page)
    await open(page, `${TOOLS}?tab=accounts&connected=facebook`)
    await expect(toast(page, 'Social media account connected successfully')).toContainText('Facebook')
    await expect(page).toHaveURL(TOOLS)
    await open(page, `${TOOLS}?tab=accounts&problem=denied`)
    await expect(toast(page, 'Error')).toContainText('Failed to connect social media account')
    await expect(page.getByRole('alert').filter({ hasText: 'No account was connected' })).toContainText('You did not agree')
    await expect(page).toHaveURL(TOOLS)
    await reload(page)
    await expect(page.getByText('No accounts yet')).toBeVisible()
    await expect(page.getByText('No account was connected')).toHaveCount(0)
  })

  test(
    'visitors sign in first and come back to the tab, and buyers are told that it is for suppliers',
    oneWidth,
    async ({ page, otherPage }) => {
      const supplier = await newSupplier(await otherPage())
      await open(page, TEMPLATES)
      await expect(page).toHaveURL(`/auth?next=${encodeURIComponent(TEMPLATES)}`)
      await page.getByLabel('Email').fill(supplier.email)
      await page.getByLabel('Password', { exact: true }).fill(supplier.password)
      await page.getByRole('button', { name: 'Log in', exact: true }).click()
      await expect(page).toHaveURL(TEMPLATES)
      await expect(rows(page, 'Templates to begin with')).toHaveCount(4)
      const buyer = await otherPage()
      await signedInBuyer(buyer)
      await open(buyer, TOOLS)
      await expect(buyer.getByRole('heading', { level: 1, name: 'The dashboard is for suppliers' })).toBeVisible()
    },
  )
})
