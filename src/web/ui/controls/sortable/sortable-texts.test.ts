import { describe, expect, test } from 'vitest'
import { announcementsOf } from './sortable-texts.ts'

const names: Record<string, string> = { a: 'Phone Number', b: 'Quantity' }
const words = announcementsOf({ nameOf: (id) => names[id]!, numberOf: (id) => (id === 'a' ? 2 : 3), count: 8 })
const active = { id: 'a' } as never
const over = { id: 'b' } as never

describe('announcementsOf', () => {
  test('each step of moving an item announces its name and its position', () => {
    for (const announcement of [words.onDragStart({ active }), words.onDragOver({ active, over: active })])
      expect(announcement).toBe('Phone Number is lifted, number 2 of 8.')
    expect(words.onDragOver({ active, over })).toBe('Phone Number is now number 3 of 8.')
    expect(words.onDragEnd({ active, over })).toBe('Phone Number is put down as number 3 of 8.')
    expect(words.onDragCancel({ active, over })).toBe('Phone Number stays number 2 of 8.')
    expect(words.onDragEnd({ active, over: null })).toBe('Phone Number is put down as number 2 of 8.')
  })
})
