import { press } from '#e2e/kit/keys.ts'
import { part } from '#e2e/kit/people/quotes.ts'
import { expectSoundPage } from '#e2e/kit/looks/sound-page.ts'
import { drawing, dropOn, pasteInto, picture, tooLarge } from '#e2e/kit/looks/pictures.ts'
import { expect, oneWidth, open, test, toast } from '#e2e/kit/site.ts'
import { newSupplier } from '#e2e/kit/people/suppliers.ts'

test.use({ hasPictures: true })

const PROFILE_TAB = '/dashboard?tab=profile'

test.describe('The pictures of a listing', () => {
  test(
    'pictures are chosen, dropped and pasted, described, ordered by keys, cropped, removed and restored, and the profile shows them',
    oneWidth,
    async ({ page }) => {
      const supplier = await newSupplier(page)
      await open(page, PROFILE_TAB)
      const pictures = part(page, 'Pictures')
      const tiles = pictures.getByRole('list', { name: 'Your pictures' }).getByRole('listitem')
      const alts = pictures.getByLabel('What does it show?')
      const add = pictures.getByLabel('Add pictures')
      await test.step('the supplier chooses, drops and pastes pictures, and says what they show', async () => {
        await expect(pictures).toContainText('No pictures yet.')
        await add.setInputFiles([await picture('teal'), await picture('orange')])
        await expect(tiles).toHaveCount(2)
        await dropOn(add, await picture('plum', 600, 900))
        await expect(tiles).toHaveCount(3)
        await pasteInto(add, await picture('olive'))
        await expect(tiles).toHaveCount(4)
        await expect(pictures).toContainText('4/5')
        for (const [at, words] of ['Beans', 'Roaster', 'Cups', 'Sacks'].entries()) {
          await alts.nth(at).fill(words)
          await press(alts.nth(at), 'Enter')
          await expect(pictures.getByText('Saved')).toHaveCount(at + 1)
        }
      })
      await test.step('they are ordered by keys', async () => {
        const handle = pictures.getByRole('button', { name: 'Reorder Cups' })
        await press(handle, 'Space')
        await expect(page.getByText('Cups is lifted, number 3 of 4.')).toBeAttached()
        await press(handle, 'ArrowLeft')
        await expect(page.getByText('Cups is now number 2 of 4.')).toBeAttached()
        await press(handle, 'Space')
        await expect(alts.nth(1)).toHaveValue('Cups')
      })
      await test.step('one is removed and brought back', async () => {
        await pictures.getByRole('button', { name: 'Remove Beans' }).click()
        await expect(tiles).toHaveCount(3)
        await expect(pictures.getByText('3/5')).toBeFocused()
        await toast(page, 'Picture removed').getByRole('button', { name: 'Undo' }).click()
        await expect(tiles).toHaveCount(4)
        await expect(alts.nth(0)).toHaveValue('Beans')
        await expectSoundPage(page)
      })
      await test.step('one is cropped', async () => {
        await pictures.getByRole('button', { name: 'Crop Cups' }).click()
        const dialog = page.getByRole('dialog', { name: 'Crop the picture' })
        const frame = dialog.getByRole('application')
        await press(frame, '+')
        await press(frame, 'ArrowRight')
        await expect(dialog.getByRole('slider', { name: 'Zoom' })).toHaveValue('1.1')
        await expectSoundPage(page)
        await dialog.getByRole('button', { name: 'Use this part' }).click()
        await expect(toast(page, 'Picture cropped')).toBeVisible()
      })
      await test.step('a buyer sees them on the profile', async () => {
        await open(page, supplier.path)
        const gallery = part(page, 'Business Gallery')
        const shown = () => gallery.getByRole('img').evaluateAll((images) => images.map((image) => (image as HTMLImageElement).alt))
        await expect.poll(shown).toEqual(['Beans', 'Cups', 'Roaster', 'Sacks'])
        const cups = gallery.getByRole('img', { name: 'Cups' })
        await cups.scrollIntoViewIfNeeded()
        await expect
          .poll(() =>
            cups.evaluate((image: HTMLImageElement) => [image.currentSrc.split('.').at(-1), image.naturalWidth > image.naturalHeight]),
          )
          .toEqual(['avif', true])
        await expect(gallery.getByText(/^Image \d$/)).toHaveText(['Image 5', 'Image 6'])
      })
    },
  )

  test(
    'files of another kind, too large or too many are rejected with a message, and a failed upload is tried again',
    oneWidth,
    async ({ page }) => {
      await newSupplier(page)
      await open(page, PROFILE_TAB)
      const pictures = part(page, 'Pictures')
      const tiles = pictures.getByRole('list', { name: 'Your pictures' }).getByRole('listitem')
      const add = pictures.getByLabel('Add pictures')
      await add.setInputFiles([tooLarge, drawing])
      await expect(pictures).toContainText('This picture is too large. Please choose one of at most 2 MB.')
      await expect(pictures).toContainText('Please choose a PNG, JPEG or WebP picture.')
      await expect(pictures.getByRole('button', { name: 'Try again' })).toHaveCount(0)
      await pictures.getByRole('button', { name: 'Dismiss' }).first().click()
      await pictures.getByRole('button', { name: 'Dismiss' }).click()

      await page.route('**/api/uploads', (route) => route.abort(), { times: 1 })
      await add.setInputFiles([{ ...drawing, name: 'named.png', mimeType: 'image/png' }, await picture('teal')])
      await expect(pictures).toContainText('We could not reach the server.')
      await expect(tiles).toHaveCount(1)
      await pictures.getByRole('button', { name: 'Try again' }).click()
      await expect(pictures).toContainText('Please choose a PNG, JPEG or WebP picture.')
      await pictures.getByRole('button', { name: 'Dismiss' }).click()

      const more = await Promise.all(['plum', 'olive', 'orange', 'navy', 'gold'].map((colour) => picture(colour, 40, 30)))
      await add.setInputFiles(more)
      await expect(toast(page, 'You chose 5 pictures and there is room for 4: the others were left out.')).toBeVisible()
      await expect(tiles).toHaveCount(5)
      await expect(pictures).toContainText('Your plan has room for 5 pictures.')
      await expect(add).toHaveCount(0)
    },
  )

  test(
    'a logo is shown at once and saved with its upload; a removal can be undone, and cropping is offered afterwards',
    oneWidth,
    async ({ page }) => {
      await newSupplier(page)
      await open(page, PROFILE_TAB)
      const logo = page.getByRole('group', { name: 'Logo' })
      await logo.getByLabel('Choose a logo').setInputFiles(await picture('teal', 400, 400))
      await expect(logo.getByRole('img', { name: 'Logo' })).toBeVisible()
      await expect(toast(page, 'Logo uploaded successfully')).toBeVisible()
      await logo.getByRole('button', { name: 'Remove logo' }).click()
      await expect(logo.getByRole('img')).toHaveCount(0)
      await expect(logo.getByLabel('Choose a logo')).toBeFocused()
      await toast(page, 'Logo removed').getByRole('button', { name: 'Undo' }).click()
      await expect(logo.getByRole('img')).toBeVisible()
      await expect(logo.getByRole('button', { name: 'Crop logo' })).toBeVisible()
      const inRail = page.getByRole('banner').locator('img[src^="/uploads/"]')
      await expect(inRail).toHaveCount(0)
      await page.getByRole('button', { name: 'Save Profile' }).click()
      await expect(inRail).toBeVisible()
    },
  )

  test('a picture that was just chosen is cropped twice, each time with one upload', oneWidth, async ({ page }) => {
    await newSupplier(page)
    await open(page, PROFILE_TAB)
    const logo = page.getByRole('group', { name: 'Logo' })
    await logo.getByLabel('Choose a logo').setInputFiles(await picture('teal', 400, 400))
    await expect(toast(page, 'Logo uploaded successfully')).toBeVisible()
    const uploads: string[] = []
    page.on('request', (request) => request.method() === 'POST' && request.url().endsWith('/api/uploads') && uploads.push(request.url()))
    const dialog = page.getByRole('dialog', { name: 'Crop the picture' })
    for (const turn of [1, 2]) {
      await logo.getByRole('button', { name: 'Crop logo' }).click()
      await press(dialog.getByRole('application'), '+')
      await dialog.getByRole('button', { name: 'Use this part' }).click()
      await expect(dialog).toBeHidden()
      await expect(logo.getByRole('button', { name: 'Crop logo' })).toBeEnabled()
      await expect.poll(() => uploads.length).toBe(turn)
    }
    await expect(toast(page, 'Picture cropped').first()).toBeVisible()
  })
})
