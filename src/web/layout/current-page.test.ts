import { describe, expect, test } from 'vitest'
import { ALL_CATEGORIES, REGISTER, RESOURCES, SUPPLIERS } from '#web/paths.ts'
import { currentPage } from './current-page.ts'

describe('layout: current page', () => {
  test('the listing is one entry and its list of categories another', () => {
    expect(currentPage(SUPPLIERS, '/suppliers?category=Coffee')).toBe('page')
    expect(currentPage(ALL_CATEGORIES, '/suppliers')).toBeUndefined()
    expect(currentPage(SUPPLIERS, '/suppliers?categories=true')).toBeUndefined()
    expect(currentPage(ALL_CATEGORIES, '/suppliers?categories=true')).toBe('page')
  })

  test('a profile belongs to the suppliers, and to nothing else', () => {
    expect(currentPage(SUPPLIERS, '/suppliers/12')).toBe(true)
    expect(currentPage(ALL_CATEGORIES, '/suppliers/12')).toBeUndefined()
    expect(currentPage(RESOURCES, '/suppliers/12')).toBeUndefined()
  })

  test('signing in is not registering', () => {
    expect(currentPage(REGISTER, '/auth')).toBeUndefined()
    expect(currentPage(REGISTER, '/auth?mode=register')).toBe('page')
  })
})
