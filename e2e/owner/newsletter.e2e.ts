import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { press } from '#e2e/kit/keys.ts'
import { signIn } from '#e2e/kit/people/people.ts'
import { expectSoundPage } from '#e2e/kit/looks/sound-page.ts'
import { expect, oneWidth, open, test, toast, type Caller, type Site } from '#e2e/kit/site.ts'
import { OWNER } from '#e2e/kit/sites.ts'

const ISSUES = '/owner/dashboard?tab=sign-ups&list=issues'
const CONSULTATIONS = '/owner/dashboard?tab=enquiries'

/** Confirms a new address for the newsletter, and returns it. */
async function reader({ request }: Caller, site: Site): Promise<string> {
  const email = `reader-${randomUUID()}@cafe.example`
  await request.post('/api/newsletter', { data: { email } })
  const { text } = await site.emailTo(email)
  const token = /\/newsletter\/confirm\?token=([\w.-]+)/.exec(text!)![1]
  expect((await request.post('/api/newsletter/confirm', { data: { token } })).status()).toBe(204)
  return email
}

/** Waits for the issue with this subject to reach an address, and returns it. */
async function issueTo(site: Site, address: string, subject: string) {
  const found = async () => (await site.emailsTo(address)).filter((email) => email.subject === subject)
  await expect.poll(async () => (await found()).length).toBe(1)
  return (await found())[0]!
}

const rowOf = (page: Page, subject: string) => page.getByRole('listitem').filter({ hasText: subject })
const dialog = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name })

/** Writes an issue with two resources, the second one first, and opens its preview. */
async function write(page: Page, subject: string) {
  await open(page, ISSUES)
  await page.getByRole('link', { name: 'Write an issue' }).click()
  const editor = dialog(page, 'Write an issue')
  await editor.getByRole('button', { name: 'Save and preview' }).click()
  await expect(editor.getByLabel('Subject')).toHaveAccessibleDescription(/Please enter a subject\./)
  await expect(editor.getByLabel('Subject')).toBeFocused()
  await editor.getByLabel('Subject').fill(subject)
  await editor.getByLabel('Introduction').fill('Hello.\nTwo things to read.')
  for (const title of ['Cost reduction calculator', 'Supplier scorecard']) await add(editor, title)
  await press(editor.getByRole('button', { name: 'Move “Supplier scorecard” up' }), 'Enter')
  const chosen = editor.getByRole('list', { name: 'Resources of the issue' }).getByRole('listitem')
  await expect(chosen).toHaveText([/^Supplier scorecard/, /^Cost reduction/])
  await expectSoundPage(page)
  await editor.getByRole('button', { name: 'Save and preview' }).click()
  return dialog(page, `Preview of “${subject}”`)
}

async function add(editor: ReturnType<typeof dialog>, title: string) {
  const options = editor.getByLabel('Resource to add')
  await options.selectOption(await options.getByRole('option', { name: title }).first().textContent())
  await editor.getByRole('button', { name: 'Add', exact: true }).click()
}

test.describe('The newsletter', () => {
  test('the owner writes, tests and sends an issue, and a reader leaves with one click', async ({ page, otherPage, otherCaller, site }) => {
    const subject = `Milk ${randomUUID()}`
    const ann = await reader(await otherCaller(), site)
    await signIn(page, OWNER)
    const preview = await write(page, subject)
    const email = preview.frameLocator('iframe')
    await expect(email.getByRole('heading', { name: subject })).toBeVisible()
    await expect(email.getByRole('link', { name: 'Supplier scorecard' })).toHaveAttribute('href', /\/resource\/supplier-scorecard$/)
    await preview.getByRole('button', { name: 'Text only' }).click()
    await expect(preview.getByLabel('Text of the email')).toHaveValue(/Two things to read\./)
    await expectSoundPage(page)
    await preview.getByRole('button', { name: 'Send me a test' }).click()
    await expect(toast(page, 'Test queued')).toContainText(OWNER.email)
    await preview.getByRole('button', { name: 'Send', exact: true }).click()
    const confirm = dialog(page, `Send “${subject}”`)
    await expect(confirm.getByRole('button', { name: /^Send to [1-9]\d* address/ })).toBeEnabled()
    await expectSoundPage(page)
    await confirm.getByRole('button', { name: /^Send to/ }).click()
    await expect(rowOf(page, subject)).toContainText(/Sent .* to \d+ address/)
    await expect(rowOf(page, subject).getByRole('button')).toHaveCount(0)
    await issueTo(site, OWNER.email, subject)
    const { text } = await issueTo(site, ann, subject)
    const other = await otherPage()
    await open(other, new URL(/https?:\S+\/unsubscribe\/[\w.-]+/.exec(text!)![0]).pathname)
    await other.getByRole('button', { name: /^Stop/ }).click()
    await open(page, `/owner/dashboard?tab=sign-ups&list=newsletter&search=${ann}`)
    await expect(page.getByRole('row').filter({ hasText: ann })).toContainText('Has left')
  })

  test('a draft is kept, changed and deleted, and closing it unsaved asks first', oneWidth, async ({ page }) => {
    const subject = `Oats ${randomUUID()}`
    await signIn(page, OWNER)
    const preview = await write(page, subject)
    await preview.getByRole('link', { name: 'Edit' }).click()
    const editor = dialog(page, `Edit “${subject}”`)
    await editor.getByRole('button', { name: 'Take out “Supplier scorecard”' }).click()
    await expect(editor.getByLabel('Resource to add')).toBeFocused()
    await page.keyboard.press('Escape')
    await dialog(page, 'Leave without saving?').getByRole('button', { name: 'Stay here' }).click()
    await editor.getByRole('button', { name: 'Save the draft' }).click()
    await expect(toast(page, 'Draft saved')).toBeVisible()
    await expect(rowOf(page, subject)).toContainText('1 resource')
    await expectSoundPage(page)
    await page.getByRole('button', { name: `Delete “${subject}”` }).click()
    await dialog(page, `Delete “${subject}”`).getByRole('button', { name: 'Delete the draft' }).click()
    await expect(rowOf(page, subject)).toHaveCount(0)
    await expect(page.getByRole('region', { name: 'Issues of the newsletter' }).locator(':focus')).toHaveCount(1)
  })
})

test.describe('Enquiries', () => {
  test('the owner reads one, marks it as answered, and undoes its removal', async ({ page, otherCaller, site }) => {
    const name = `Ann ${randomUUID()}`
    const email = `ann-${randomUUID()}@cafe.example`
    const { request } = await otherCaller()
    const sentConsultation = { kind: 'consultation', name, email, phone: '0412 345 678', message: 'Our milk costs too much.' }
    expect((await request.post('/api/enquiries', { data: sentConsultation })).status()).toBe(202)
    await site.emailTo(email)
    await site.emailTo(OWNER.email, email)
    await signIn(page, OWNER)
    await open(page, `${CONSULTATIONS}&search=${encodeURIComponent(name)}`)
    // Toasts name the asker too.
    const row = page.getByRole('region', { name: 'What people ask you' }).getByRole('listitem').filter({ hasText: name })
    await expect(row.getByRole('link', { name: email })).toHaveAttribute('href', /^mailto:/)
    await expect(row.getByRole('link', { name: sentConsultation.phone })).toHaveAttribute('href', 'tel:0412345678')
    await expectSoundPage(page)
    await row.getByRole('button', { name: /^Mark as answered/ }).click()
    await expect(row.getByRole('button', { name: /^Mark as open/ })).toBeVisible()
    await page.getByRole('link', { name: 'Open', exact: true }).click()
    await expect(row).toHaveCount(0)
    await page.getByRole('link', { name: 'Answered', exact: true }).click()
    await page.getByRole('button', { name: `Remove the enquiry from ${name}` }).click()
    await expect(row).toHaveCount(0)
    await toast(page, 'Enquiry removed').getByRole('button', { name: 'Undo' }).click()
    await expect(row).toBeVisible()
  })
})
