import { readFile } from 'node:fs/promises'
import { signIn } from '#e2e/kit/people/people.ts'
import { expectSoundPage } from '#e2e/kit/looks/sound-page.ts'
import { expect, open, oneWidth, test, toast } from '#e2e/kit/site.ts'
import { OWNER } from '#e2e/kit/sites.ts'

const OPERATIONS = '/owner/dashboard?tab=operations'

test.describe('Operations', () => {
  test.beforeEach(async ({ page }) => {
    await signIn(page, OWNER)
  })

  test('the owner downloads a backup, which the list of backups then names', oneWidth, async ({ page }) => {
    await open(page, OPERATIONS)
    await expect(page.getByRole('region', { name: 'Settings' })).toContainText('SESSION_SECRET')
    const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Download a backup' }).click()])
    // It is gone by the time that a backup takes on a busy machine.
    const [failure] = await Promise.all([download.failure(), expect(toast(page, 'The backup is being downloaded')).toBeVisible()])
    expect(failure).toBeNull()
    expect(download.suggestedFilename()).toMatch(/^backdock-\d{4}-\d\d-\d\d\.tar\.gz$/)
    await page.getByRole('button', { name: 'Refresh' }).click()
    await expect(page.getByRole('region', { name: 'Backup' }).getByRole('listitem').first()).toContainText('Downloaded')
  })

  test('a test email is found by its recipient, and the filters are in the address', oneWidth, async ({ page, site }) => {
    await open(page, OPERATIONS)
    await page.getByRole('navigation', { name: 'Operations' }).getByRole('link', { name: 'Emails' }).click()
    await page.getByRole('button', { name: 'Send a test email' }).click()
    await expect(toast(page, 'Emails are not being sent')).toBeVisible()
    // The owner also gets emails of other tests.
    const subjects = async () => (await site.emailsTo(OWNER.email)).map(({ subject }) => subject)
    await expect.poll(subjects).toContainEqual(expect.stringMatching(/test email/i))
    await page.getByRole('searchbox', { name: 'Search by recipient' }).fill(OWNER.email)
    await page.getByRole('combobox', { name: 'State' }).selectOption('Written to a file, not sent')
    await page.getByRole('button', { name: 'Find' }).click()
    await expect(page).toHaveURL(/list=emails&search=.*&status=file/)
    await expect(page.getByRole('listitem').filter({ hasText: OWNER.email }).first()).toContainText('Written to a file, not sent')
    await page.goBack()
    await expect(page.getByRole('searchbox', { name: 'Search by recipient' })).toHaveValue('')
  })

  test('each list is downloaded whole and as it is narrowed', oneWidth, async ({ page }) => {
    const csvOf = async (list: string) => {
      await open(page, OPERATIONS + list)
      const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Export CSV' }).click()])
      return [file.suggestedFilename(), await readFile(await file.path(), 'utf8')] as const
    }
    const [jobs, errors] = [await csvOf('&list=jobs'), await csvOf('&list=errors&search=nobody-logged-this')]
    expect(jobs).toEqual(['jobs.csv', expect.stringMatching(/^\uFEFF?"?Job"?,/)])
    expect(jobs[1].trim().split('\n').length).toBeGreaterThan(5)
    expect([errors[0], errors[1].trim().split('\n').length]).toEqual(['errors.csv', 1])
    const [name, emails] = await csvOf('&list=emails&search=nobody%40backdock.example')
    expect([name, emails.trim().split('\n').length]).toEqual(['emails.csv', 1])
  })

  test('every part is accessible in both themes', async ({ page }) => {
    for (const [list, heading] of [
      ['', 'Settings'],
      ['&list=emails', 'Emails'],
      ['&list=jobs', 'Jobs'],
      ['&list=errors', 'Errors'],
    ] as const) {
      await open(page, OPERATIONS + list)
      await expect(page.getByRole('heading', { level: 2, name: heading })).toBeVisible()
      await expect(page.getByRole('button', { name: 'Refresh' })).toBeEnabled()
      await expectSoundPage(page)
    }
  })
})
