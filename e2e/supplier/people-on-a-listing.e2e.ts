import type { Page } from '@playwright/test'
import { send } from '#e2e/kit/calls.ts'
import { fillLogin, linkTo, newPerson } from '#e2e/kit/people/people.ts'
import { expectSoundPage } from '#e2e/kit/looks/sound-page.ts'
import { expect, oneWidth, open, test, toast } from '#e2e/kit/site.ts'
import { newSupplier, subscribe } from '#e2e/kit/people/suppliers.ts'

/** Writes an account, a template, and a draft, as whoever may change the listing. */
async function socialMediaOf(page: Page) {
  const { user } = await (await page.request.get('/api/me')).json()
  const path = `/api/suppliers/${user.supplierId}`
  await send(page, `${path}/social-accounts`, { platform: 'facebook', accountName: 'Shared Beans' })
  await send(page, `${path}/social-templates`, { platform: 'facebook', templateName: 'Weekly', contentTemplate: '{product}' })
  const { id } = await send(page, `${path}/social-posts`, { platform: 'facebook', content: 'Not out yet' })
  return id
}

/** A viewer reads all of the social media tools, and finds nothing that the server would refuse. */
async function looksAtSocialMedia(page: Page, draft: string) {
  const main = page.getByRole('main')
  const tools = '/social-media-dashboard'
  await open(page, tools)
  await expect(main.getByText('You can look at this listing, but not change it.')).toBeVisible()
  await expect(main.getByRole('checkbox', { name: 'Auto-posting for Shared Beans' })).toBeDisabled()
  await expect(main.getByText('Nothing has been posted yet.')).toBeVisible()
  await expect(main.getByRole('button')).toHaveCount(0)
  await expect(main.getByRole('link', { name: 'Write a post' })).toHaveCount(0)
  await open(page, `${tools}?tab=posts`)
  await expect(main.getByRole('list', { name: 'Posts' }).getByRole('listitem')).toHaveText([/Facebook.*Draft.*Not out yet/s])
  await expect(main.getByRole('button')).toHaveCount(0)
  await expect(main.getByRole('link')).toHaveText(['Dashboard', 'Accounts', 'Posts', 'Templates', 'Analytics', 'List', 'Calendar'])
  await open(page, `${tools}?tab=posts&post=${draft}`)
  const post = page.getByRole('dialog', { name: 'Post for Facebook' })
  await expect(post.getByRole('article', { name: 'Facebook preview' })).toContainText('Not out yet')
  await expect(post.getByRole('button')).toHaveAccessibleName('Close')
  await open(page, `${tools}?tab=templates`)
  await expect(main.getByRole('list', { name: 'Your templates' })).toContainText('Weekly')
  await expect(main.getByRole('button')).toHaveCount(0)
  await open(page, `${tools}?tab=analytics`)
  await expect(main.getByText('No post is scheduled.')).toBeVisible()
  await expect(main.getByRole('link', { name: /^(Plan one|Write a post)$/ })).toHaveCount(0)
}

test.describe('People on a listing', () => {
  test(
    'an invited viewer registers by the link, looks at the listing without changing it, and is removed',
    oneWidth,
    async ({ page, otherPage, site }) => {
      const { businessName } = await newSupplier(page, 'Shared Beans')
      await open(page, '/account')
      const people = page.getByRole('region', { name: 'People' })
      await expect(people.getByRole('link', { name: 'See the plans' })).toBeVisible()
      await subscribe(page, { plan: 'enterprise' })
      await open(page, '/account')
      await expect(people.getByText('1 of 10')).toBeVisible()
      const viewer = newPerson('Vera')
      await people.getByLabel('Email', { exact: true }).fill(viewer.email)
      await people.getByRole('radio', { name: 'Viewer' }).check()
      await people.getByRole('button', { name: 'Invite' }).click()
      await expect(toast(page, 'Invitation sent')).toBeVisible()
      await expect(people.getByText('2 of 10')).toBeVisible()
      await expectSoundPage(page)

      const theirs = await otherPage()
      await open(theirs, await linkTo(site, viewer.email, 'invitation'))
      await expect(theirs.getByText(`${viewer.email} is invited to work on ${businessName} as a viewer.`)).toBeVisible()
      await expectSoundPage(theirs)
      await theirs.getByLabel('Username').fill(viewer.username)
      await theirs.getByLabel('Password', { exact: true }).fill(viewer.password)
      await theirs.getByLabel('Confirm password', { exact: true }).fill(viewer.password)
      await theirs.getByRole('button', { name: 'Create account and accept' }).click()
      await expect(theirs.getByText(`You work on ${businessName} from now on`)).toBeVisible()
      await fillLogin(theirs, viewer)
      await expect(theirs.getByText('You can look at this listing, but not change it.')).toBeVisible()
      await open(theirs, '/dashboard?tab=profile')
      await expect(theirs.getByLabel('Business name')).toBeDisabled()
      await looksAtSocialMedia(theirs, await socialMediaOf(page))

      await open(page, '/account')
      await people.getByRole('button', { name: `Remove ${viewer.email}` }).click()
      await expect(toast(page, `${viewer.email} is removed`)).toBeVisible()
      await open(theirs, '/dashboard')
      await expect(theirs.getByRole('heading', { name: 'Your account has no listing' })).toBeVisible()
    },
  )
})
