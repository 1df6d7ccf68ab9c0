import { describe, expect, test } from 'vitest'
import { bulkDescription, quoteDescription } from './quote-texts.ts'

describe('What stands under the title of a quote dialog', () => {
  test('an account is only spoken of to whoever has none', () => {
    expect(quoteDescription(false)).toMatch(/^Free, no account needed\./)
    expect(quoteDescription(true)).toMatch(/^Free\. /)
    expect(quoteDescription(true)).not.toContain('account')
  })

  test('one supplier is not said to be several who do not see each other', () => {
    expect(bulkDescription(1)).not.toMatch(/each/i)
    expect(bulkDescription(2)).toContain('They do not see each other.')
  })
})
