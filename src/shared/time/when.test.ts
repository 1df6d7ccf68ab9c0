import { describe, expect, test } from 'vitest'
import { when } from './when.ts'

describe('when', () => {
  test('a time is written as in Sydney', () => {
    expect(when('2024-10-13T18:42:00.000Z')).toMatch(/^Mon 14 Oct, 5:42\sam$/)
  })
})
