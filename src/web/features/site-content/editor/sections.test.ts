import { describe, expect, test } from 'vitest'
import type { SiteContentItem } from '#contract/site/site-content.ts'
import { ALL_TEXTS } from '#contract/site-texts/all-texts.ts'
import { matching } from './matching.ts'
import { openByDefault, sectionsOf } from './sections.ts'

const ITEMS: SiteContentItem[] = ALL_TEXTS.map((text, id) => ({
  id,
  key: text.key,
  label: text.label,
  description: text.description ?? '',
  value: text.value,
  original: text.value,
  version: 0,
  updatedAt: null,
  updatedBy: null,
  page: text.page,
  section: text.section,
  type: text.type,
  options: null,
  variables: [...(text.variables ?? [])],
  isOptional: text.isOptional ?? false,
  most: 200,
}))

const titlesOf = (items: readonly SiteContentItem[]) => sectionsOf(items).map(({ title }) => title)

describe('The sections of the site editor', () => {
  test('each page begins with what is seen first, and ends with what only search engines show', () => {
    const firstOf = (page: string) => titlesOf(matching(ITEMS, { page }))[0]
    expect(firstOf('home')).toBe('Home: Top of the page')
    expect(firstOf('listing')).toBe('Suppliers: Search bar')
    expect(firstOf('pricing')).toBe('Pricing: Top of the page')
    expect(firstOf('resources')).toBe('Resources: Top of the page')
    const home = titlesOf(matching(ITEMS, { page: 'home' }))
    expect(home.slice(-3)).toEqual(['Home: End of the page', 'Home: Figures and praise', 'Home: Search engines'])
    expect(titlesOf(matching(ITEMS, { page: 'listing' })).at(-1)).toBe('Suppliers: Search engines')
  })

  test('all sections but the first are closed, and a search opens what it finds until that is many', () => {
    const all = sectionsOf(ITEMS)
    expect([...openByDefault(all, false)]).toEqual([all[0]!.title])
    const open = openByDefault(all, true)
    const shown = all.filter(({ title }) => open.has(title)).flatMap(({ items }) => items)
    expect(shown.length).toBeGreaterThan(30)
    expect(shown.length).toBeLessThanOrEqual(60)
    const found = sectionsOf(matching(ITEMS, { text: 'before the morning rush' }))
    expect([...openByDefault(found, true)]).toEqual(['Home: Top of the page'])
  })

  test.each([
    ['morning rush', 'home.hero.title'],
    ['MORNING  rush', 'home.hero.title'],
    ['headline', 'home.hero.title'],
    ['top of the page headline', 'home.hero.title'],
    ['2,847 australian', 'home.hero.lede'],
    ['choice of venues', 'home.closing.venue'],
  ])('a search for "%s" finds a text by its words as they are read, its label or its section', (text, key) => {
    expect(matching(ITEMS, { text }).map((item) => item.key)).toContain(key)
  })

  test('what a page does not have is not found on it, and stars of strong parts are not looked for', () => {
    expect(matching(ITEMS, { page: 'pricing', text: 'morning rush' })).toEqual([])
    const starred = ITEMS.find(({ value }) => value.includes('**'))!
    expect(matching(ITEMS, { text: starred.value.replaceAll('**', '') }).map(({ key }) => key)).toContain(starred.key)
  })
})
