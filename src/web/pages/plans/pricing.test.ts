import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '#test/app/app.ts'
import { allByRole, byRole, servedPage, textOf } from '#test/app/pages.ts'
import { buyer } from '#test/people/people.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
  await app.supplier()
  await buyer(app)
})
beforeEach(() => settle({}))
afterAll(() => app.stop())

/** Sets these texts of the owner; all others are the originals. */
async function settle(texts: Record<string, string>) {
  const { db, changes } = app.context
  await db.updateTable('siteItems').set({ value: null }).execute()
  for (const [key, value] of Object.entries(texts)) await db.updateTable('siteItems').set({ value }).where('key', '=', key).execute()
  await changes.publish(db)
}

const MONTHLY = '/pricing'
const ANNUAL = '/pricing?interval=year'
const ENDED = { 'pricing.beta.stage': 'ended' }

const mainAt = async (path: string) => (await servedPage(app, path)).main
const cards = (main: Element) => allByRole(byRole(main, 'region', 'Plans'), 'article')
const dollarsIn = (text: string) =>
  [...text.matchAll(/\$([\d,]+(?:\.\d\d)?)/g)].map(([, amount = '']) => Number(amount.replaceAll(',', '')))
/** The amounts of a card before what it is worth. */
const amountsOf = (card: Element) => dollarsIn(textOf(card).split('Total value')[0]!)
const rowsOf = (main: Element) =>
  Object.fromEntries(
    [...byRole(main, 'region', 'Plans side by side').querySelectorAll('tr')].map((row) => {
      const [name = '', ...cells] = [...row.children].map(
        (cell) => textOf(cell) || (cell.querySelector('[role=img]')?.getAttribute('aria-label') ?? ''),
      )
      return [name, cells]
    }),
  )

describe('The prices of the pricing page', () => {
  test('each plan costs what the list says, and what is shown to be saved adds up', async () => {
    await settle(ENDED)
    const [monthly, annual] = [cards(await mainAt(MONTHLY)).map(amountsOf), cards(await mainAt(ANNUAL)).map(amountsOf)]
    // The price of a month, its GST, the price of a month billed by the year, and what that saves.
    expect(monthly).toEqual([
      [49, 4.45, 39, 120],
      [89, 8.09, 69, 240],
      [199, 18.09, 149, 600],
    ])
    // The price of a month, the payment of the year, its GST, and what it saves.
    expect(annual).toEqual([
      [39, 468, 42.55, 120],
      [69, 828, 75.27, 240],
      [149, 1788, 162.55, 600],
    ])
    for (const [at, [month = 0]] of monthly.entries()) expect(12 * month - annual[at]![1]!).toBe(annual[at]![3])
  })

  test('in the beta Professional is $64.50 by the month under both positions, with what it will cost; the others are at their prices', async () => {
    for (const path of [MONTHLY, ANNUAL]) {
      const [starter, professional, enterprise] = cards(await mainAt(path))
      expect(textOf(professional!)).toContain(
        'Beta price, sold by the month. After the beta $89.00 a month, or $69.00 a month billed once a year, which saves $240 a year.',
      )
      expect(amountsOf(professional!)).toEqual([64.5, 5.86, 89, 69, 240])
      expect([amountsOf(starter!)[0], amountsOf(enterprise!)[0]]).toEqual(path === MONTHLY ? [49, 199] : [39, 149])
    }
  })

  test('the switch is two links, and search engines know one address of the page', async () => {
    const { document, main } = await servedPage(app, ANNUAL)
    const links = ['Monthly', 'Annual'].map((name) => byRole(main, 'link', name))
    expect(links.map((link) => [link.getAttribute('href'), link.getAttribute('aria-current')])).toEqual([
      [MONTHLY, 'false'],
      [ANNUAL, 'true'],
    ])
    expect(document.querySelector('link[rel=canonical]')?.getAttribute('href')).toMatch(/\/pricing$/)
    expect((await app.server.inject('/sitemap.xml')).body).toContain('/pricing</loc>')
  })

  test('the banner and the limited offer are there as long as the beta lasts', async () => {
    const inBeta = await mainAt(MONTHLY)
    expect(textOf(inBeta)).toContain('Listing your business costs nothing.')
    const planPrice = textOf(byRole(inBeta, 'region', 'While the beta lasts'))
    expect(planPrice).toContain('$64.50 a month for Professional')
    expect(planPrice).toContain('The list price is $89.00. Start now and you save $24.50 each month')
    expect(planPrice).toContain('at least 30 days before')
    await settle(ENDED)
    const after = await mainAt(MONTHLY)
    expect(textOf(after)).not.toContain('beta')
    expect(allByRole(after, 'region', 'While the beta lasts')).toEqual([])
  })
})

describe('The plans of the pricing page', () => {
  test('each card says what its plan gives and does not give, its guarantee, and where to start; Professional is the most popular', async () => {
    const main = await mainAt(MONTHLY)
    expect(cards(main).map((card) => allByRole(card, 'heading').map(textOf))).toEqual([['Starter'], ['Professional'], ['Enterprise']])
    const included = (card: Element) =>
      allByRole(card, 'listitem').map((feature) => feature.querySelector('[role=img]')!.getAttribute('aria-label') === 'Included')
    expect(cards(main).map((card) => included(card).filter(Boolean).length)).toEqual([7, 9, 10])
    expect(cards(main).map((card) => /(\d+)-day money-back guarantee/.exec(textOf(card))![1])).toEqual(['30', '60', '90'])
    expect(cards(main).map((card) => textOf(card).includes('Most popular'))).toEqual([false, true, false])
    for (const card of cards(main)) expect(byRole(card, 'link', /^Get started/).getAttribute('href')).toBe('/auth?mode=register')
  })

  test('the table compares the plans, and a listing without one, row by row', async () => {
    const no = 'Not included'
    expect(rowsOf(await mainAt(MONTHLY))).toEqual({
      'What you get': ['No plan', 'Starter', 'Professional', 'Enterprise'],
      'Price a month, billed monthly': ['Free', '$49.00', '$64.50', '$199.00'],
      'Price a month, billed once a year': ['Free', '$39.00', 'after the beta', '$149.00'],
      'Saving in a year': [no, '$120', 'after the beta', '$600'],
      'Pictures in your gallery': ['5', '5', '20', 'Unlimited up to 200 in practice'],
      'Promotions at the same time': ['1', '2', '5', '20'],
      'A turn in the two featured places above the list': [no, 'Included', 'Included', 'Included'],
      'Searches that led to your listing': [no, 'Included', 'Included', 'Included'],
      'The median of your category beside your figures': [no, 'Included', 'Included', 'Included'],
      'Weekly email with your figures': [no, no, 'Included', 'Included'],
      'People who work on the listing': ['1', '1', '3', '10'],
      'All events of your listing as a CSV file': [no, no, no, 'Included'],
      'Verification answered': [no, ...Array.from({ length: 3 }, () => 'within 1 business day')],
      Support: [no, no, 'Email, answered within 24 hours', 'Phone, answered within 2 hours'],
      'Money-back guarantee': [no, '30 days', '60 days', '90 days'],
    })
  })

  test('the phone number is the owner’s; until there is one, the card of Enterprise says how to be rung', async () => {
    expect(
      cards(await mainAt(MONTHLY)).map((card) => textOf(card).includes('You ask for a call in your dashboard, and we ring you.')),
    ).toEqual([false, false, true])
    await settle({ 'pricing.support.phone': '03 5550 0142' })
    const [, , enterprise] = cards(await mainAt(MONTHLY))
    expect(byRole(enterprise!, 'link', '03 5550 0142').getAttribute('href')).toBe('tel:0355500142')
    expect(textOf(enterprise!)).not.toContain('You ask for a call')
  })

  test('four questions are answered, for search engines as well', async () => {
    const { document, main } = await servedPage(app, MONTHLY)
    const shown = [...byRole(main, 'region', 'Questions about plans').querySelectorAll('details')]
    const shownPrices = JSON.parse(document.querySelector('script[type="application/ld+json"]')!.textContent!)
    expect(shownPrices['@type']).toBe('FAQPage')
    expect(shownPrices.mainEntity.map(({ name }: { name: string }) => name)).toEqual(shown.map((one) => textOf(one.querySelector('h3')!)))
    expect(shownPrices.mainEntity.map(({ acceptedAnswer }: { acceptedAnswer: { text: string } }) => acceptedAnswer.text)).toEqual(
      shown.map((one) => textOf(one.querySelector('p')!)),
    )
    expect(shown.length).toBe(4)
    expect(textOf(shown[2]!)).toContain(
      'within 30 days of your first payment for Starter, 60 days for Professional and 90 days for Enterprise',
    )
  })

  test('the footer leads to suppliers, categories, prices and the registration', async () => {
    const { document } = await servedPage(app, MONTHLY)
    const links = [...document.querySelectorAll('footer a')].map((link) => link.getAttribute('href'))
    for (const path of ['/suppliers', '/suppliers?categories=true', '/auth?mode=register', '/pricing']) expect(links).toContain(path)
  })
})

describe('The marketing figures of the pricing page', () => {
  const figures = async () => {
    const main = await mainAt(MONTHLY)
    const [region] = allByRole(main, 'region', 'The marketplace in numbers')
    const shown = region
      ? [...region.querySelectorAll('dl > div')].map((one) => `${textOf(one.querySelector('dd')!)} ${textOf(one.querySelector('dt')!)}`)
      : []
    const values = cards(main).flatMap((card) => /Total value .*?(?=Get started)/.exec(textOf(card))?.[0].trim() ?? [])
    return { shown, values }
  }

  test('as samples they are the claimed ones, and say that they are examples where the site has no demo data', async () => {
    await settle({ 'home.claims.figures': 'sample' })
    expect(await figures()).toEqual({
      shown: ['54+ beta suppliers Example', '2,847+ suppliers Example', '3x more leads Example', '5 minutes setup Example'],
      values: ['Total value $2,847 Example', 'Total value $4,567 Example', 'Total value $8,934 Example'],
    })
  })

  test('computed, only what the database has is counted; hidden, none is shown', async () => {
    await settle({ 'home.claims.figures': 'computed' })
    expect(await figures()).toEqual({ shown: ['1 suppliers listed', '1 cafes and restaurants'], values: [] })
    await settle({ 'home.claims.figures': 'hidden' })
    expect(await figures()).toEqual({ shown: [], values: [] })
  })
})
