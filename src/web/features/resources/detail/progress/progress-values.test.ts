import { describe, expect, test } from 'vitest'
import { shownValues, unsent, withoutSent } from './progress-values.ts'

describe('What is ticked and written in a resource', () => {
  const notes = { 'check:a': '1', 'answer:b': 'noted before signing in' }
  const saved = { 'answer:b': 'saved on the other device', 'check:c': '1' }

  test('what the account has already stays where somebody noted something else before signing in', () => {
    expect(shownValues(notes, saved, {})).toEqual({ 'check:a': '1', 'answer:b': 'saved on the other device', 'check:c': '1' })
    expect(unsent(notes, saved, {})).toEqual({ 'check:a': '1' })
  })

  test('what was changed last is shown and sent, also where it is emptied', () => {
    const unsaved = { 'answer:b': 'changed here', 'check:c': '' }
    expect(shownValues(notes, saved, unsaved)).toEqual({ 'check:a': '1', 'answer:b': 'changed here' })
    expect(unsent(notes, saved, unsaved)).toEqual({ 'check:a': '1', ...unsaved })
  })

  test('what changes while it is sent is sent again', () => {
    expect(withoutSent({ 'answer:b': 'two', 'check:c': '1' }, { 'answer:b': 'one', 'check:c': '1' })).toEqual({ 'answer:b': 'two' })
  })
})
