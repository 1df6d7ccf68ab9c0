import type { Page } from '@playwright/test'
import { focus, press, typeInto } from '#e2e/kit/keys.ts'
import { expectSoundPage } from '#e2e/kit/looks/sound-page.ts'
import { cards, filtersInUse, locationBox, placeLine, searchBox, unfold } from '#e2e/kit/people/listing.ts'
import { answerLists, aroundPreston, PRESTON, suggestPlaces } from '#e2e/kit/readings.ts'
import { rendered } from '#e2e/kit/rendered.ts'
import { expect, oneWidth, open, test } from '#e2e/kit/site.ts'

const suggestions = (page: Page) => page.getByRole('listbox', { name: 'Places' }).getByRole('option')
const knowPreston = (page: Page) =>
  answerLists(page, (query) => (query.get('location') ? { reading: { place: PRESTON }, suppliers: aroundPreston } : undefined))

test.describe('Suppliers near a place', () => {
  test('a place is chosen by keyboard; suppliers that deliver there come first, and those that do not say are grouped below', async ({
    page,
    isMobile,
  }) => {
    await suggestPlaces(page, [PRESTON.label, 'Prestons NSW 2170'])
    await knowPreston(page)
    await open(page, '/suppliers')
    if (isMobile) await unfold(page, isMobile)
    await typeInto(locationBox(page), 'pres')
    await expect(suggestions(page)).toHaveText([PRESTON.label, 'Prestons NSW 2170'])
    await expect(locationBox(page)).toHaveAttribute('aria-expanded', 'true')
    await press(locationBox(page), 'ArrowUp')
    await expect(suggestions(page).last()).toHaveAttribute('aria-selected', 'true')
    await press(locationBox(page), 'ArrowDown')
    await expect(suggestions(page).first()).toHaveAttribute('aria-selected', 'true')
    await expect(locationBox(page)).toHaveAttribute('aria-activedescendant', (await suggestions(page).first().getAttribute('id'))!)
    await press(locationBox(page), 'Enter')
    await expect(page).toHaveURL('/suppliers?location=Preston+VIC+3072')
    await expect(locationBox(page)).toHaveValue(PRESTON.label)
    await expect(suggestions(page)).toHaveCount(0)
    await expect(page.getByLabel('Sort by')).toHaveValue('distance')
    await expect(cards(page)).toHaveCount(1)
    await expect(cards(page)).toContainText('Delivers to Preston: Tue, Fri, order by 12 pm the day before')
    await expect(cards(page)).toContainText('4.2 km away')
    const silent = page.getByRole('region', { name: 'Does not say whether it delivers to Preston' })
    await expect(silent.getByRole('article')).toHaveCount(1)
    await expect(silent.getByRole('article')).toContainText('11 km away')
    await expect(silent.getByRole('article')).not.toContainText('Delivers')
    await expect(page).toHaveTitle(/^Wholesale suppliers that deliver to Preston VIC 3072/)
    if (!isMobile) await expectSoundPage(page)
  })

  test(
    'the place of the listing goes along to a profile, which answers for it; another one is asked there, in the address',
    oneWidth,
    async ({ page }) => {
      await open(page, '/suppliers?location=Preston+VIC+3072&delivers=true')
      await cards(page).first().getByRole('link').first().click()
      await expect(page).toHaveURL(/\/suppliers\/\d+$/)
      const delivery = page.getByRole('region', { name: 'Delivery' })
      await expect(delivery.getByLabel('Delivers to')).toHaveValue('Preston VIC 3072')
      await expect(delivery.getByText('Yes, delivers to Preston VIC 3072.')).toBeVisible()
      await delivery.getByLabel('Delivers to').fill('Broome WA 6725')
      await press(delivery.getByRole('button', { name: 'Check' }), 'Enter')
      await expect(page).toHaveURL(/\?location=Broome\+WA\+6725/)
      await expect(delivery.getByText('No, Broome WA 6725 is not in the service area.')).toBeVisible()
      await page.goBack()
      await expect(page).toHaveURL('/suppliers?location=Preston+VIC+3072&delivers=true')
    },
  )

  /** The same module as the page's own: it runs once, and whoever waits for it goes on in turn. */
  const evaluated = (page: Page, script: string) => page.evaluate(async (address) => void (await import(address)), script)

  test.describe('in a browser whose clock is held', () => {
    test.use({ ownBrowser: true })

    test('text typed while the script of the suggestions starts is used', oneWidth, async ({ page }) => {
      await suggestPlaces(page, [PRESTON.label])
      await page.clock.install({ time: new Date('2026-11-21T12:00:00') })
      await open(page, '/suppliers')
      await page.clock.pauseAt(new Date('2026-11-21T13:00:00'))
      // React renders what the script brings at once, and puts it into the page up to 300 ms later.
      const script = page.waitForResponse(/place-suggestions[^/]*\.js$/)
      await focus(locationBox(page))
      await evaluated(page, (await script).url())
      await rendered(page)
      await typeInto(locationBox(page), 'pres')
      await expect
        .poll(async () => {
          await page.clock.runFor(100)
          return suggestions(page).count()
        })
        .toBe(1)
    })
  })

  test('a place that was only in an address is not remembered', oneWidth, async ({ page }) => {
    await knowPreston(page)
    await open(page, '/suppliers?location=VIC')
    await page.getByLabel('Sort by').selectOption('name')
    await expect(page.getByRole('region', { name: /^Does not say/ })).toBeVisible()
    await open(page, '/')
    await expect(locationBox(page)).toHaveValue('')
    await expect(placeLine(page)).toContainText('Add your suburb')
  })

  test('the location of the device is requested on a press, and only its suburb is used', oneWidth, async ({ page, context, site }) => {
    await context.grantPermissions(['geolocation'], { origin: site.address })
    await context.setGeolocation({ latitude: -37.743211, longitude: 145.007654 })
    await knowPreston(page)
    const sent: unknown[] = []
    await page.route('**/api/places/nearest', (route) => {
      sent.push(route.request().postDataJSON())
      return route.fulfill({ json: PRESTON })
    })
    await open(page, '/suppliers')
    expect(sent).toEqual([])
    await page.getByRole('button', { name: 'Use my location' }).click()
    await expect(page).toHaveURL('/suppliers?location=Preston+VIC+3072')
    expect(sent).toEqual([{ latitude: -37.743, longitude: 145.008 }])
  })

  test(
    '"near me", as a place or with what is looked for, asks for the location; a refusal is explained',
    oneWidth,
    async ({ page, context, site }) => {
      const denied = page.getByText('Your browser did not share where you are. Type your suburb or postcode instead.')
      await open(page, '/')
      await test.step('refused', async () => {
        await locationBox(page).fill('near me')
        await press(locationBox(page), 'Enter')
        await expect(denied).toBeVisible()
        await expect(page).toHaveURL('/')
        await locationBox(page).fill('')
        await expect(denied).toHaveCount(0)
      })
      await context.grantPermissions(['geolocation'], { origin: site.address })
      await context.setGeolocation({ latitude: -37.743211, longitude: 145.007654 })
      await page.route('**/api/places/nearest', (route) => route.fulfill({ json: PRESTON }))
      await knowPreston(page)
      await test.step('with what is looked for', async () => {
        await searchBox(page).fill('oat milk near me')
        await press(searchBox(page), 'Enter')
        await expect(page).toHaveURL('/suppliers?search=oat+milk&location=Preston+VIC+3072')
      })
      await test.step('as a place', async () => {
        await locationBox(page).fill('my location')
        await press(locationBox(page), 'Enter')
        await expect(locationBox(page)).toHaveValue('Preston VIC 3072')
      })
    },
  )

  test('a location that is not shared or not known is explained, and typing goes on', oneWidth, async ({ page, context, site }) => {
    await open(page, '/suppliers')
    await page.getByRole('button', { name: 'Use my location' }).click()
    await expect(page.getByText('Your browser did not share where you are. Type your suburb or postcode instead.')).toBeVisible()
    await context.grantPermissions(['geolocation'], { origin: site.address })
    await context.setGeolocation({ latitude: 0, longitude: 0 })
    const detail = 'There is no suburb of Australia within 50 km of you.'
    await page.route('**/api/places/nearest', (route) => route.fulfill({ status: 404, json: { detail } }))
    await page.getByRole('button', { name: 'Use my location' }).click()
    await expect(page.getByText(detail)).toBeVisible()
    await locationBox(page).fill('3072')
    await expect(page.getByText(detail)).toHaveCount(0)
  })

  test(
    'without a place "Delivers to me" leads to the location field, and applies to the place entered there',
    oneWidth,
    async ({ page }) => {
      await knowPreston(page)
      await open(page, '/suppliers')
      await page.getByLabel('Delivers to me').check()
      await expect(locationBox(page)).toBeFocused()
      await expect(locationBox(page)).toHaveAccessibleDescription('Add your suburb to see who delivers to you.')
      await locationBox(page).fill('preston')
      await press(locationBox(page), 'Enter')
      await expect(page).toHaveURL('/suppliers?location=preston&delivers=true')
      await expect(filtersInUse(page).getByRole('link')).toHaveText([/Delivers to Preston$/])
    },
  )

  test('dropped words, the place of the search and an unknown place are named', oneWidth, async ({ page }) => {
    const richmond = { ...PRESTON, label: 'Richmond VIC 3121', suburb: 'Richmond', postcode: '3121', others: ['Richmond NSW 2753'] }
    await answerLists(page, (query) => {
      if (query.get('location') === 'Xyz') return { reading: { place: null } }
      if (query.get('search') === 'organic fish near richmond')
        return { reading: { leftOut: ['organic'], place: richmond }, suppliers: (rows) => aroundPreston(rows).slice(1) }
      return undefined
    })
    await open(page, '/suppliers')
    await searchBox(page).fill('organic fish near richmond')
    await expect(page.getByText(/^Showing matches for “.+”\. “organic” was left out\.$/)).toBeVisible()
    await expect(page.getByText('Place: Richmond VIC 3121. Or Richmond NSW 2753')).toBeVisible()
    // A page of the list may begin among those who have not said.
    await expect(page.getByRole('region', { name: 'Does not say whether it delivers to Richmond' })).toBeVisible()
    await expect(cards(page)).toHaveCount(0)
    await page.getByRole('link', { name: 'Richmond NSW 2753' }).click()
    await expect(searchBox(page)).toHaveValue('organic fish near Richmond NSW 2753')
    await locationBox(page).fill('Xyz')
    await press(locationBox(page), 'Enter')
    await expect(page.getByText('We do not know a place called “Xyz”. Check the spelling or use a postcode.')).toBeVisible()
    await expect(page.getByRole('heading', { name: 'No suppliers found' })).toBeVisible()
  })
})
