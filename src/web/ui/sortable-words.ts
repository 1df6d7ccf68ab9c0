import type { Announcements, UniqueIdentifier } from '@dnd-kit/core'

/** Described at each handle. */
export const HOW_TO_MOVE =
  'Press Space or Enter to pick it up, the arrow keys to move it, Space or Enter to put it down, Escape to leave it where it was.'

/** An item that has moved, as it is said wherever it was moved by: "Phone Number is now number 3 of 8." */
export const nowNumber = (name: string, number: number, count: number) => `${name} is now number ${number} of ${count}.`

type Order = {
  nameOf: (id: UniqueIdentifier) => string
  /** Counted from 1. */
  numberOf: (id: UniqueIdentifier) => number
  count: number
}

/** What is read out while an item is moved by its handle. */
export const announcementsOf = ({ nameOf, numberOf, count }: Order): Announcements => ({
  onDragStart: ({ active }) => `${nameOf(active.id)} is picked up, number ${numberOf(active.id)} of ${count}.`,
  onDragOver: ({ active, over }) => (over ? nowNumber(nameOf(active.id), numberOf(over.id), count) : undefined),
  onDragEnd: ({ active, over }) => `${nameOf(active.id)} is put down as number ${numberOf((over ?? active).id)} of ${count}.`,
  onDragCancel: ({ active }) => `${nameOf(active.id)} stays number ${numberOf(active.id)} of ${count}.`,
})
