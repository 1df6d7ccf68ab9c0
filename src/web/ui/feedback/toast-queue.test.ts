import { describe, expect, test } from 'vitest'
import { toastQueue, type Toast } from './toast-queue.ts'

const saved: Toast = { id: 1, title: 'Saved', open: true }
const sent: Toast = { id: 2, title: 'Sent', open: true }

describe('toastQueue', () => {
  test('one toast is in view at a time: a new one replaces the old', () => {
    expect(toastQueue([saved], { type: 'shown', toast: sent })).toEqual([sent])
  })

  test('a dismissed toast closes but stays until it is removed', () => {
    const dismissed = toastQueue([saved], { type: 'dismissed', id: 1 })
    expect(dismissed).toEqual([{ ...saved, open: false }])
    expect(toastQueue(dismissed, { type: 'removed', id: 1 })).toEqual([])
  })

  test('an event for a toast that was removed changes nothing', () => {
    expect(toastQueue([sent], { type: 'dismissed', id: 1 })).toEqual([sent])
    expect(toastQueue([sent], { type: 'removed', id: 1 })).toEqual([sent])
  })
})
