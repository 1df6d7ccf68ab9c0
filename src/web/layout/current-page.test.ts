import { describe, expect, test } from 'vitest'
import { ALL_CATEGORIES, REGISTER, RESOURCES, SUPPLIERS } from '#web/paths.ts'
import { currentPage } from './current-page.ts'

describe('currentPage', () => {
  test('the listing and its list of categories are different entries', () => {
    expect(currentPage(SUPPLIERS, '/suppliers?category=Coffee')).toBe('page')
    expect(currentPage(ALL_CATEGORIES, '/suppliers')).toBeUndefined()
    expect(currentPage(SUPPLIERS, '/suppliers?categories=true')).toBeUndefined()
    expect(currentPage(ALL_CATEGORIES, '/suppliers?categories=true')).toBe('page')
  })

  test("a supplier's page belongs to the entry Suppliers, and to no other", () => {
    expect(currentPage(SUPPLIERS, '/suppliers/12')).toBe(true)
    expect(currentPage(ALL_CATEGORIES, '/suppliers/12')).toBeUndefined()
    expect(currentPage(RESOURCES, '/suppliers/12')).toBeUndefined()
  })

  test('one resource belongs to the entry Resources', () => {
    expect(currentPage(RESOURCES, '/resource/supplier-scorecard')).toBe(true)
    expect(currentPage(RESOURCES, '/resources?tab=suppliers')).toBe('page')
    expect(currentPage(SUPPLIERS, '/resource/supplier-scorecard')).toBeUndefined()
  })

  test('the entry Register is current on the registration form, not on the sign-in form', () => {
    expect(currentPage(REGISTER, '/auth')).toBeUndefined()
    expect(currentPage(REGISTER, '/auth?mode=register')).toBe('page')
  })
})
