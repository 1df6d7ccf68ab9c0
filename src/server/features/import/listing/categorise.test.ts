import { describe, expect, test } from 'vitest'
import { CATEGORIES } from '#contract/options.ts'
import { ANZSIC } from './anzsic.ts'
import { categorise, choicesOf } from './categorise.ts'
import { CATEGORY_WORDS } from './category-words.ts'

const trade = (fields: { businessName?: string; category?: string; industry?: string; industryCode?: string }) => ({
  businessName: 'Smith Trading',
  category: null,
  industry: null,
  industryCode: null,
  ...fields,
})
const placeOf = (...[fields, choices]: [Parameters<typeof trade>[0], Parameters<typeof choicesOf>[0]?]) => {
  const place = categorise(trade(fields), choicesOf(choices))
  return 'reason' in place ? place.reason : place.category
}

describe('categorise', () => {
  test('an ANZSIC class is found by its code in any notation, and by its name', () => {
    for (const industryCode of ['3604', '3604.0', 'F3604', '3604 ']) expect(placeOf({ industryCode })).toBe('Seafood')
    expect(placeOf({ industryCode: '123' })).toBe('Fresh Produce')
    expect(placeOf({ industry: '3604 - Fish and Seafood Wholesaling' })).toBe('Seafood')
    expect(placeOf({ industry: 'fish & seafood wholesaling' })).toBe('Seafood')
  })

  test("the file's own category takes precedence over its industry, in our words or others", () => {
    expect(placeOf({ category: 'coffee', industryCode: '3609' })).toBe('Coffee')
    for (const name of CATEGORIES) expect(placeOf({ category: name.toUpperCase() })).toBe(name)
    const words = {
      Butcher: 'Meat',
      'Fruit & veg': 'Fresh Produce',
      'Coffee machine repairs': 'Machine Repairs',
      Signwriting: 'Graphic Design',
      'Dry-cleaning': 'Uniforms',
      IT: 'IT Services',
    }
    for (const [category, ours] of Object.entries(words)) expect(placeOf({ category })).toBe(ours)
  })

  test('a broad industry is decided by the business name, or left out', () => {
    expect(placeOf({ businessName: 'Rumble Coffee Roasters', industryCode: '3609' })).toBe('Coffee')
    expect(placeOf({ businessName: 'Mum’s Roasted Nuts and Roasters', industryCode: '3609' })).toMatch(/too broad/)
    expect(placeOf({ industryCode: '3609' })).toBe('"Other Grocery Wholesaling" is too broad for one category, and the name does not tell.')
    expect(placeOf({ businessName: 'Best Label Australia', industryCode: '1611' })).toBe('Packaging')
  })

  test('a business that fits no category is left out, with the reason', () => {
    expect(placeOf({ industry: 'Confectionery Manufacturing', industryCode: '1182' })).toBe(
      '"Confectionery Manufacturing" has no place among the categories.',
    )
    expect(placeOf({ businessName: 'Bubble Coin Laundry', industryCode: '9531' })).toBe(
      'Its industry would be Uniforms, but its name speaks of a laundry for private people.',
    )
    expect(placeOf({ industry: 'Hairdressing' })).toBe('"Hairdressing" has no place among the categories.')
    expect(placeOf({})).toBe('It has neither a category nor an industry.')
  })

  test('a mapping takes precedence over everything else, and can leave an industry out', () => {
    const choices = { 'Other Grocery Wholesaling': 'Beverages', '1611': null } as const
    expect(placeOf({ industry: 'other grocery wholesaling', industryCode: '3609' }, choices)).toBe('Beverages')
    expect(placeOf({ industry: 'Printing', industryCode: '1611' }, choices)).toBe('The mapping leaves out "1611".')
  })
})

describe('The tables of industries and category words', () => {
  test('the codes and names of the ANZSIC table are unique, and every category can be reached by words', () => {
    for (const column of ['code', 'name'] as const) expect(new Set(ANZSIC.map((industry) => industry[column])).size).toBe(ANZSIC.length)
    for (const { code } of ANZSIC) expect(code).toMatch(/^\d{4}$/)
    expect(new Set(CATEGORY_WORDS.map(([, category]) => category))).toEqual(new Set(CATEGORIES))
  })
})
