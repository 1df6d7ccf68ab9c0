import { describe, expect, test } from 'vitest'
import { when } from './when.ts'

describe('shared: when', () => {
  test('a time is told as people in Sydney say it', () => {
    expect(when('2024-10-13T18:42:00.000Z')).toMatch(/^Mon 14 Oct, 5:42\sam$/)
  })
})
