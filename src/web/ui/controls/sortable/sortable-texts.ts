import type { Announcements, UniqueIdentifier } from '@dnd-kit/core'

/** The description of each handle for screen readers. */
export const HOW_TO_MOVE =
  'Press Space or Enter to pick it up, the arrow keys to move it, Space or Enter to put it down, Escape to leave it where it was.'

/** Returns the announcement of an item's new position, the same for dragging, keys and menu: "Phone Number is now number 3 of 8." */
export const nowNumber = (name: string, number: number, count: number) => `${name} is now number ${number} of ${count}.`

type Order = {
  nameOf: (id: UniqueIdentifier) => string
  /** Position of the item, counted from 1. */
  numberOf: (id: UniqueIdentifier) => number
  count: number
}

/** Returns the screen reader announcements while an item is moved by its handle. A lifted item is first over its own position. */
export function announcementsOf({ nameOf, numberOf, count }: Order): Announcements {
  const lifted = ({ id }: { id: UniqueIdentifier }) => `${nameOf(id)} is lifted, number ${numberOf(id)} of ${count}.`
  return {
    onDragStart: ({ active }) => lifted(active),
    onDragOver: ({ active, over }) =>
      !over || over.id === active.id ? lifted(active) : nowNumber(nameOf(active.id), numberOf(over.id), count),
    onDragEnd: ({ active, over }) => `${nameOf(active.id)} is put down as number ${numberOf((over ?? active).id)} of ${count}.`,
    onDragCancel: ({ active }) => `${nameOf(active.id)} stays number ${numberOf(active.id)} of ${count}.`,
  }
}
