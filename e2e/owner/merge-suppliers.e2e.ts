import { randomInt } from 'node:crypto'
import type { Locator, Page } from '@playwright/test'
import { abnOf } from '#shared/contact/abn.ts'
import { tabTo } from '#e2e/kit/keys.ts'
import { newPerson, signedInBuyer, signIn } from '#e2e/kit/people/people.ts'
import { expectSoundPage } from '#e2e/kit/looks/sound-page.ts'
import { review } from '#e2e/kit/people/reviewing.ts'
import { expect, oneWidth, open, test, toast, type Caller } from '#e2e/kit/site.ts'
import { OWNER } from '#e2e/kit/sites.ts'
import { newSupplier, supplierNamed } from '#e2e/kit/people/suppliers.ts'

const DUPLICATES = '/owner/dashboard?tab=suppliers&list=duplicates'

/** Returns a valid ABN. Two listings with it are at the head of the list, whatever other tests have added. */
function newAbn(): string {
  for (;;) {
    const abn = abnOf(`${randomInt(10, 99)}${randomInt(1e8, 1e9)}`)
    if (abn !== null) return abn
  }
}

/** Adds two listings with the same ABN, and returns their names and ids. */
async function newPair({ request }: Caller) {
  const { ownerToken } = await (await request.get('/api/me')).json()
  const mark = newPerson().username.slice(-6)
  const abn = newAbn()
  const add = async (businessName: string) => {
    const data = { businessName, email: `${randomInt(1e9)}@pairs.example`, category: 'Coffee', abn }
    const response = await request.post('/api/admin/suppliers', { data, headers: { 'x-owner-authorization': ownerToken } })
    expect(response.status()).toBe(201)
    return { name: businessName, id: (await response.json()).id as number }
  }
  return { kept: await add(`Bean Yard ${mark}`), other: await add(`Yard of Beans ${mark}`) }
}

/** Reaches an element by the keyboard alone, and presses Enter on it. */
async function pressByKeys(page: Page, target: Locator) {
  await tabTo(target)
  await page.keyboard.press('Enter')
}

test.describe('Merging suppliers', () => {
  test.beforeEach(({ page }) => signIn(page, OWNER))

  test('the owner merges a pair by the keyboard: reviews and the address follow, and an undo brings both back', async ({
    page,
    otherPage,
  }) => {
    const { kept, other } = await newPair(page)
    const buyer = await otherPage()
    await signedInBuyer(buyer)
    await review(buyer, other.id, 'Always on time.')
    await buyer.request.put(`/api/saved/${other.id}`)
    await open(page, DUPLICATES)
    await pressByKeys(page, page.getByRole('button', { name: `Keep this one: ${kept.name}` }))
    const dialog = page.getByRole('dialog', { name: `Keep ${kept.name}` })
    await expect(dialog.getByRole('region', { name: `Comes to ${kept.name}` })).toContainText('1 review')
    await expect(dialog.getByRole('region', { name: `Comes to ${kept.name}` })).toContainText('1 buyer who saved it')
    await expect(dialog.getByRole('region', { name: `Stays with ${other.name}` })).toContainText('its details')
    await expectSoundPage(page)
    await pressByKeys(page, dialog.getByRole('button', { name: 'Merge the two' }))
    await expect(toast(page, 'Suppliers merged')).toContainText(`${other.name} is part of ${kept.name}`)
    await expect(page.getByRole('button', { name: `Keep this one: ${kept.name}` })).toHaveCount(0)
    await expect(page.getByRole('region', { name: 'Possible duplicates' }).locator(':focus')).toHaveCount(1)
    await open(buyer, `/suppliers/${other.id}`)
    await expect(buyer).toHaveURL(new RegExp(`/suppliers/${kept.id}$`))
    await expect(buyer.getByText('Always on time.')).toBeVisible()
    await pressByKeys(page, page.getByRole('link', { name: 'Merged' }))
    const row = page.getByRole('listitem').filter({ hasText: `${other.name} no. ${other.id}` })
    await expect(row).toContainText('Can be undone until')
    await expectSoundPage(page)
    await pressByKeys(page, row.getByRole('button', { name: `Undo: ${other.name}` }))
    await expect(toast(page, 'Merge undone')).toBeVisible()
    await expect(row).toContainText('Undone by')
    await expect(page.getByRole('region', { name: 'Merged suppliers' }).locator(':focus')).toHaveCount(1)
    await open(buyer, `/suppliers/${other.id}`)
    await expect(buyer).toHaveURL(new RegExp(`/suppliers/${other.id}$`))
    await expect(buyer.getByText('Always on time.')).toBeVisible()
  })

  test('a pair of two businesses goes from the list, and comes back with Undo; two accounts are not merged', async ({
    page,
    otherPage,
  }) => {
    const { kept, other } = await newPair(page)
    await open(page, DUPLICATES)
    const dismiss = page.getByRole('button', { name: new RegExp(`^Not the same business: .*${kept.name}`) })
    await expectSoundPage(page)
    await dismiss.click()
    await expect(toast(page, 'Remembered as two businesses')).toContainText(other.name)
    await expect(dismiss).toHaveCount(0)
    await toast(page, 'Remembered as two businesses').getByRole('button', { name: 'Undo' }).click()
    await expect(dismiss).toBeVisible()
    const abn = newAbn()
    const businessName = `Twice ${newPerson().username.slice(-6)}`
    for (let n = 0; n < 2; n++) {
      const caller = await otherPage()
      const { id } = await supplierNamed(caller, businessName)
      await caller.request.put(`/api/suppliers/${id}`, { data: { abn } })
    }
    await open(page, DUPLICATES)
    await page
      .getByRole('button', { name: new RegExp(`^Keep this one: ${businessName}`) })
      .first()
      .click()
    await expect(page.getByRole('dialog')).toContainText('Both listings are managed by an account')
    await expect(page.getByRole('dialog').getByRole('button', { name: 'Merge the two' })).toHaveCount(0)
  })

  test('whoever has made a second listing claims the first one, and the owner makes the two one', oneWidth, async ({ page, otherPage }) => {
    const { kept } = await newPair(page)
    const { businessName, page: supplier } = await newSupplier(await otherPage(), 'Second')
    await open(supplier, `/suppliers/${kept.id}`)
    await supplier.getByRole('button', { name: 'Claim this listing' }).click()
    const claim = supplier.getByRole('dialog', { name: `Claim ${kept.name}` })
    await expect(claim).toContainText('your own becomes part of this one')
    await expect(claim.getByRole('radio')).toHaveCount(1)
    await expectSoundPage(supplier)
    await claim.getByRole('button', { name: 'Claim this listing' }).click()
    await expect(claim).toContainText('Your claim is noted')
    await open(page, '/owner/dashboard?tab=claims')
    await page.getByRole('button', { name: `Merge ${businessName} into ${kept.name}` }).click()
    const dialog = page.getByRole('dialog', { name: `Keep ${kept.name}` })
    await expect(dialog).toContainText(`${businessName} becomes part of it`)
    await dialog.getByRole('button', { name: 'Merge the two' }).click()
    await expect(toast(page, 'Suppliers merged')).toBeVisible()
    await expect(page.getByRole('button', { name: `Merge ${businessName} into ${kept.name}` })).toHaveCount(0)
    const { user } = await (await supplier.request.get('/api/me')).json()
    expect(user.supplierId).toBe(kept.id)
  })
})
