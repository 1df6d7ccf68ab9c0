import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '#test/app/app.ts'
import { allByRole, byLabel, byRole, servedPage, submittedAddress, textOf } from '#test/app/pages.ts'

let app: TestApp
beforeAll(async () => void (app = await createTestApp()))
afterAll(() => app.stop())

const CAFES = '/resources'
const SUPPLIERS = '/resources?tab=suppliers'

const mainAt = async (path: string) => (await servedPage(app, path)).main
const section = (main: Element, name: string) => byRole(main, 'region', name)
const titles = (within: Element) => allByRole(within, 'heading').map(textOf)
const linkTo = (within: Element, name: string) => byRole(within, 'link', name).getAttribute('href')
/** The headings of the resources that a search shows. */
const found = (main: Element) => [...main.querySelectorAll('h3')].map(textOf)

describe('The resources page', () => {
  test.each([
    [CAFES, 'Supplier scorecard'],
    [SUPPLIERS, 'Wholesale pricing workbook'],
  ])('%s has three popular resources and all eight, each with its type and the time that it takes', async (path, one) => {
    const main = await mainAt(path)
    const [popular, all] = [section(main, 'Most Popular'), section(main, 'All Resources')]
    // A section's first heading is its own.
    expect([titles(popular).length, titles(all).length]).toEqual([1 + 3, 1 + 8])
    expect(titles(all)).toEqual(expect.arrayContaining(titles(popular).slice(1)))
    expect(titles(all)).toContain(one)
    const types = 'Guide|Tool|Template|Workbook|Playbook|Checklist|Toolkit'
    for (const entry of [...allByRole(popular, 'listitem'), ...allByRole(all, 'listitem')])
      expect(textOf(entry)).toMatch(new RegExp(`^(${types}) ?\\d+ min read`))
  })

  test('a resource for cafes is viewed, one for suppliers is downloaded, and both titles lead to its page', async () => {
    const cafes = section(await mainAt(CAFES), 'All Resources')
    expect(linkTo(cafes, 'View Resource Supplier scorecard')).toBe('/resource/supplier-scorecard')
    expect(linkTo(cafes, 'Supplier scorecard')).toBe('/resource/supplier-scorecard')
    const suppliers = section(await mainAt(SUPPLIERS), 'All Resources')
    expect(linkTo(suppliers, 'Download Wholesale pricing workbook')).toBe('/downloads/wholesale-pricing-workbook/package.zip')
    expect(linkTo(suppliers, 'Wholesale pricing workbook')).toBe('/resource/wholesale-pricing-workbook')
  })

  test('the tabs are links that keep the search, and the open one is marked', async () => {
    const tabs = (main: Element) =>
      ['For Cafes & Restaurants', 'For Suppliers'].map((name) => {
        const link = byRole(main, 'link', name)
        return [link.getAttribute('href'), link.getAttribute('aria-current')]
      })
    expect(tabs(await mainAt(CAFES))).toEqual([
      [CAFES, 'true'],
      [SUPPLIERS, 'false'],
    ])
    expect(tabs(await mainAt(`${SUPPLIERS}&search=price`))).toEqual([
      ['/resources?search=price', 'false'],
      [`${SUPPLIERS}&search=price`, 'true'],
    ])
  })
})

describe('The search of the resources page', () => {
  test('finds what is misspelled, says how many it finds in each tab, and stands in the field', async () => {
    const main = await mainAt('/resources?search=scorcard')
    expect(found(main)[0]).toBe('Supplier scorecard')
    expect(titles(main)[1]).toBe(found(main).length === 1 ? '1 resource found' : `${found(main).length} resources found`)
    expect(byLabel(main, 'Search resources').getAttribute('value')).toBe('scorcard')
    expect(linkTo(main, 'Clear search')).toBe(CAFES)
    const both = await mainAt('/resources?search=checklist')
    const elsewhere = byRole(both, 'link', /found for suppliers$/)
    const count = Number(/^\d+/.exec(textOf(elsewhere))![0])
    expect(found(await mainAt(elsewhere.getAttribute('href')!)).length).toBe(count)
  })

  test('says that nothing is found, and how to go on', async () => {
    const main = await mainAt(`${SUPPLIERS}&search=zzzzqqqq`)
    expect(titles(main)[1]).toBe('No resources found')
    expect(textOf(main)).toContain('Try another word or fewer of them')
    expect(linkTo(main, 'Clear search')).toBe(SUPPLIERS)
  })

  test('is a form that works without scripts and stays in its tab', async () => {
    const field = byLabel(await mainAt(SUPPLIERS), 'Search resources')
    expect(submittedAddress(field, { search: 'credit' })).toBe(`${SUPPLIERS}&search=credit`)
    expect(submittedAddress(byLabel(await mainAt(CAFES), 'Search resources'), { search: 'waste' })).toBe('/resources?search=waste')
  })

  test('escapes what was typed', async () => {
    const { body } = await app.server.inject(`/resources?search=${encodeURIComponent('"><script>alert(1)</script>')}`)
    expect(body).not.toContain('<script>alert(1)')
  })
})

describe('The resources page for search engines', () => {
  const about = async (path: string) => {
    const { document } = await servedPage(app, path)
    const meta = (name: string) => document.querySelector(`meta[name="${name}"], meta[property="${name}"]`)?.getAttribute('content')
    const canonical = document
      .querySelector('link[rel=canonical]')
      ?.getAttribute('href')
      ?.replace(/^https?:\/\/[^/]+/, '')
    const data = [...document.querySelectorAll('script[type="application/ld+json"]')].map(({ textContent }) => JSON.parse(textContent!))
    return { title: document.title, meta, canonical, data }
  }

  test('each tab has an address, a description, a picture to share and the list of its resources', async () => {
    for (const path of [CAFES, SUPPLIERS]) {
      const { meta, canonical, data } = await about(path)
      expect(canonical).toBe(path)
      expect(meta('description')?.length).toBeGreaterThan(80)
      expect((await app.server.inject(new URL(meta('og:image')!).pathname)).headers['content-type']).toBe('image/png')
      const list = data.find((one) => one['@type'] === 'CollectionPage')
      expect(list.mainEntity.itemListElement).toHaveLength(8)
      for (const { url } of list.mainEntity.itemListElement) expect((await app.server.inject(new URL(url).pathname)).statusCode).toBe(200)
    }
    expect((await about(CAFES)).title).not.toBe((await about(SUPPLIERS)).title)
  })

  test('a search is named in the title and is not indexed', async () => {
    const { title, meta, canonical, data } = await about('/resources?search=waste')
    expect(title).toContain('waste')
    expect([meta('robots'), canonical, data.filter((one) => one['@type'] === 'CollectionPage')]).toEqual(['noindex', undefined, []])
  })
})
