import { describe, expect, test } from 'vitest'
import { CallError } from '#web/api/call-error.ts'
import { showFieldErrors } from './field-errors.ts'

describe('showFieldErrors', () => {
  const errors = [
    { path: 'lines.0.price', message: 'Too high.' },
    { path: 'note', message: 'Too long.' },
  ]
  const shownOf = (fieldOf?: (path: string) => string | undefined) => {
    const shown: unknown[] = []
    const form = { setError: (...error: unknown[]) => void shown.push(error) }
    const error = new CallError(400, JSON.stringify({ detail: 'Please look again.', errors }))
    return { isShown: showFieldErrors(form, error, fieldOf), shown }
  }

  test("the server's messages are shown at their fields, list items at the list, and the first field is focused", () => {
    expect(shownOf()).toEqual({
      isShown: true,
      shown: [
        ['lines', { message: 'Too high.' }, { shouldFocus: true }],
        ['note', { message: 'Too long.' }, { shouldFocus: false }],
      ],
    })
  })

  test('fields of other names are mapped, and a form without the field returns false', () => {
    expect(shownOf((path) => (path === 'note' ? 'remark' : undefined))).toEqual({
      isShown: true,
      shown: [['remark', { message: 'Too long.' }, { shouldFocus: true }]],
    })
    expect(shownOf(() => undefined)).toEqual({ isShown: false, shown: [] })
  })
})
