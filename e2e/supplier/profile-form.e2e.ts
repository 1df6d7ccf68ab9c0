import type { Page } from '@playwright/test'
import { focus, press } from '#e2e/kit/keys.ts'
import { expectSoundPage } from '#e2e/kit/looks/sound-page.ts'
import { expect, oneWidth, open, test, toast } from '#e2e/kit/site.ts'
import { newSupplier, type Supplier } from '#e2e/kit/people/suppliers.ts'

test.use({ hasPictures: true })

const save = (page: Page) => page.getByRole('button', { name: 'Save Profile' })
const description = (page: Page) => page.getByRole('textbox', { name: 'Description' })
const saved = async ({ page, id }: Supplier) => (await page.request.get(`/api/suppliers/${id}`)).json()

test.describe('The profile form', () => {
  test('the days are one row at a desk, and the place is filled from the address, except what was typed', oneWidth, async ({ page }) => {
    await newSupplier(page)
    await open(page, '/dashboard?tab=profile')
    const days = page.getByRole('group', { name: 'Delivery days' }).locator('label')
    const rows = () => days.evaluateAll((all) => new Set(all.map((day) => day.getBoundingClientRect().top)).size)
    await expect.poll(rows).toBe(1)
    const field = (name: string) => page.getByLabel(name, { exact: true })
    const type = async (address: string) => {
      await page.getByRole('textbox', { name: 'Address' }).fill(address)
      await page.getByRole('textbox', { name: 'Address' }).blur()
    }
    const expectPlace = async (place: readonly string[]) => {
      for (const [at, name] of ['Suburb optional', 'State optional', 'Postcode optional'].entries())
        await expect(field(name)).toHaveValue(place[at] ?? '')
    }
    await type('12 Bruce Street, Preston VIC 3072')
    await expectPlace(['Preston', 'VIC', '3072'])
    await type('4 Smith Street, Darwin City NT 0800')
    await expectPlace(['Darwin City', 'NT', '0800'])
    await field('Suburb optional').fill('Darwin')
    await type('5 Smith Street, Fannie Bay NT 0820')
    await expectPlace(['Darwin', 'NT', '0820'])
    await save(page).click()
    await expect(toast(page, 'Profile updated successfully')).toBeVisible()
    await expectPlace(['Darwin', 'NT', '0820'])
  })

  test('a profile is filled in, shown as a card while typing, rejected field by field, and saved', oneWidth, async ({ page }) => {
    const supplier = await newSupplier(page)
    await open(page, '/dashboard?tab=profile')
    await expect(page.getByLabel('Business name')).toHaveValue(supplier.businessName)
    await expect(page.getByLabel('Phone')).toHaveValue('+61 3 5550 0142')
    await description(page).fill('Roasted in Preston on Mondays.')
    await expect(page.getByRole('complementary', { name: 'Preview' })).toContainText('Roasted in Preston on Mondays.')
    await page.getByRole('textbox', { name: 'ABN' }).fill('51 824 753 557')
    await page.getByLabel('Phone').fill('+44 20 7946 0958')
    await save(page).click()
    await expect(page.getByRole('textbox', { name: 'ABN' })).toBeFocused()
    await expect(page.getByRole('textbox', { name: 'ABN' })).toHaveAccessibleDescription(/This is not an ABN/)
    await expect(page.getByLabel('Phone')).toHaveAccessibleDescription(/Please enter an Australian phone number/)
    await expectSoundPage(page)
    await page.getByRole('textbox', { name: 'ABN' }).fill('51 824 753 556')
    await page.getByLabel('Phone').fill('(03) 5550 0143')
    await page.getByRole('button', { name: 'Add a point' }).click()
    const point = page.getByRole('group', { name: 'Point 1' })
    await point.getByLabel('Title').fill('Fresh')
    await point.getByLabel('In a sentence or two').fill('Never older than a week.')
    await page.getByRole('checkbox', { name: 'Monday' }).check()
    await page.getByLabel('Minimum order').fill('$250')
    await page.getByLabel('Postcodes you deliver to').fill('3000-3207, 3220')
    const around = page.getByRole('group', { name: 'Add a suburb, or everything around it' })
    await around.getByLabel('Suburb or postcode').fill('Atlantis')
    await around.getByRole('button', { name: 'Add' }).click()
    await expect(around.getByLabel('Suburb or postcode')).toHaveAccessibleDescription(/We do not know a place called “Atlantis”/)
    await around.getByLabel('Suburb or postcode').fill('Broken Hill')
    await around.getByLabel('Within km').fill('10')
    await press(around.getByLabel('Within km'), 'Enter')
    await expect(page.getByLabel('Postcodes you deliver to')).toHaveValue('2880, 3000-3207, 3220')
    await page.getByRole('button', { name: 'Remove 3220' }).click()
    await expect(page.getByLabel('Postcodes you deliver to')).toHaveValue('2880, 3000-3207')
    await expectSoundPage(page)
    await save(page).click()
    await expect(toast(page, 'Profile updated successfully')).toBeVisible()
    expect(await saved(supplier)).toMatchObject({
      description: 'Roasted in Preston on Mondays.',
      phone: '(03) 5550 0143',
      abn: '51824753556',
      differentiators: [{ title: 'Fresh', description: 'Never older than a week.' }],
      deliveryDays: ['mon'],
      minimumOrderCents: 25_000,
      serviceArea: [
        { from: '2880', to: '2880' },
        { from: '3000', to: '3207' },
      ],
    })
  })

  test('a suburb of the service area completes, and the area is said in words', oneWidth, async ({ page }) => {
    await newSupplier(page)
    await open(page, '/dashboard?tab=profile')
    const around = page.getByRole('group', { name: 'Add a suburb, or everything around it' })
    const suburb = around.getByLabel('Suburb or postcode')
    await focus(suburb)
    await suburb.fill('Presto')
    await page.getByRole('option', { name: 'Preston VIC 3072' }).click()
    await expect(suburb).toHaveValue('Preston VIC 3072')
    await around.getByLabel('Within km').fill('15')
    await press(around.getByLabel('Within km'), 'Enter')
    await expect(page.getByText(/^\d+ postcodes within 15 km of Preston$/)).toBeVisible()
    await page.getByText(/^Remove some of the \d+ ranges$/).click()
    await page
      .getByRole('button', { name: /^Remove 30/ })
      .first()
      .click()
    await expect(page.getByText(/^\d+ postcodes, the furthest 1\d km from Preston$/)).toBeVisible()
    const map = page.getByRole('figure', { name: /^Map: \d+ postcodes, the furthest 1\d km from Preston\. Among them are [A-Z]/ })
    await expect(map.locator('text', { hasText: 'Preston' })).toBeVisible()
    await expect(map.locator('text', { hasText: /^\d+ km$/ })).toBeVisible()
    await expectSoundPage(page)
  })

  test('leaving with unsaved changes asks first: by links, the back button and the logout', oneWidth, async ({ page }) => {
    await newSupplier(page)
    await open(page, '/dashboard')
    const tabs = page.getByRole('navigation', { name: 'Dashboard' })
    await tabs.getByRole('link', { name: 'Profile' }).click()
    await description(page).fill('Not saved yet')
    const asked = page.getByRole('dialog', { name: 'Leave without saving?' })
    await tabs.getByRole('link', { name: 'Social Media' }).click()
    await asked.getByRole('button', { name: 'Stay here' }).click()
    await page.evaluate(() => history.back())
    await expect(asked).toBeVisible()
    await expect(page).toHaveURL('/dashboard?tab=profile')
    await asked.getByRole('button', { name: 'Stay here' }).click()
    await expect(description(page)).toHaveValue('Not saved yet')
    await page.getByRole('banner').getByRole('button', { name: /Ann/ }).click()
    await page.getByRole('button', { name: 'Logout' }).click()
    await asked.getByRole('button', { name: 'Stay here' }).click()
    await tabs.getByRole('link', { name: 'Social Media' }).click()
    await asked.getByRole('button', { name: 'Leave' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Social Media' })).toBeVisible()
  })

  for (const [choice, kept] of [
    ['Keep mine', { description: 'Mine', tags: ['Theirs'] }],
    ['Take theirs', { description: 'Theirs', tags: ['Theirs'] }],
  ] as const)
    test(`two who change a profile at once choose whose holds: ${choice}`, oneWidth, async ({ page }) => {
      const supplier = await newSupplier(page)
      await open(page, '/dashboard?tab=profile')
      await description(page).fill('Mine')
      const theirs = { description: 'Theirs', tags: ['Theirs'] }
      expect((await page.request.put(`/api/suppliers/${supplier.id}`, { data: theirs })).status()).toBe(200)
      await save(page).click()
      const asked = page.getByRole('dialog', { name: 'This profile was changed elsewhere' })
      await expect(asked).toContainText('They changed: Description, Tags.')
      await asked.getByRole('button', { name: choice }).click()
      await expect(page.getByText('All changes are saved.')).toBeVisible()
      await expect(description(page)).toHaveValue(kept.description)
      expect(await saved(supplier)).toMatchObject(kept)
    })
})
