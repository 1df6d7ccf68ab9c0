import { expect, type Locator, type Page } from '@playwright/test'

// The dialogs that ask for quotes: in parts beside each other, on a phone in steps.

export const WHAT = 'What you need'
export const WHERE = 'Where and when'
export const WHO = 'Who is asking'

export const quoteDialog = (page: Page): Locator => page.getByRole('dialog', { name: /^Request a quote from/ })
export const partOf = (dialog: Locator, name: string): Locator => dialog.getByRole('group', { name, exact: true })
export const next = (dialog: Locator): Locator => dialog.getByRole('button', { name: 'Next' })
export const field = (dialog: Locator, label: string): Locator => dialog.getByRole('textbox', { name: label })

/** Brings a later part into view, which on a phone is another step. */
export async function toPart(dialog: Locator, name: string) {
  await expect(dialog.getByRole('group').filter({ visible: true }).first()).toBeVisible()
  for (const before of [WHAT, WHERE]) {
    const isThere = await partOf(dialog, name).isVisible()
    if (isThere || !(await partOf(dialog, before).isVisible())) continue
    await next(dialog).click()
    await expect(partOf(dialog, before)).toBeHidden()
  }
}

/** Fills in what the dialog requires, and ends where the button to send is. */
export async function fillRequired(dialog: Locator, email: string, requirements = '14 kg of Shed Blend a week') {
  await dialog.locator('[name=requirements]').fill(requirements)
  await toPart(dialog, WHO)
  await field(dialog, 'Business name').fill('Moth and Lamp')
  await dialog.getByLabel('Email', { exact: true }).fill(email)
}
