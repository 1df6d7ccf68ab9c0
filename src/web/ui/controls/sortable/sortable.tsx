import {
  closestCenter,
  DndContext,
  DragOverlay,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
  type DragEndEvent,
  type DragStartEvent,
  type Modifier,
  type UniqueIdentifier,
} from '@dnd-kit/core'
import { rectSortingStrategy, SortableContext, sortableKeyboardCoordinates, verticalListSortingStrategy } from '@dnd-kit/sortable'
import { useId, useState, type ReactNode } from 'react'
import { settling } from '#web/browser/settling.ts'
import { itemAt } from '#shared/item-at.ts'
import { LiftedItem, SortableItem } from './sortable-item.tsx'
import { announcementsOf, HOW_TO_MOVE } from './sortable-texts.ts'
import styles from './sortable.module.css'

type SortableProps<Item> = {
  items: readonly Item[]
  nameOf: (item: Item) => string
  /** Called when an item is dropped at another position, counted from 0. */
  onMove: (id: string, to: number) => void
  layout?: 'list' | 'grid'
  /** The number of the first item, where the list is preceded by others. */
  first?: number
  /** The accessible name of the list. */
  label?: string
  /**
   * Renders an item. The handle is called "Reorder {name}"; the item that is being dragged is rendered twice, so its state must live
   * outside of it.
   */
  children: (item: Item, handle: ReactNode) => ReactNode
}

const LAYOUTS = {
  list: { strategy: verticalListSortingStrategy, modifiers: [({ transform }) => ({ ...transform, x: 0 })] satisfies Modifier[] },
  grid: { strategy: rectSortingStrategy, modifiers: [] },
}
/** The distance in pixels below which a press is a click. */
const DRAG_PX = 4

/** A pointer drags the item directly; keys move it in steps, which are animated. */
const keyTransition = (by: Event | null) => (by instanceof KeyboardEvent ? 'transform var(--dur-pop) var(--ease-standard)' : undefined)

/** A list whose items are reordered by dragging a handle with pointer or finger, or with keys on it. It is large: import it with `lazy`. */
export function Sortable<Item extends { id: string }>(props: SortableProps<Item>) {
  const { items, nameOf, onMove, layout = 'list', first = 1, label, children } = props
  const [lifted, setLifted] = useState<UniqueIdentifier>()
  const [settle, setSettle] = useState<ReturnType<typeof settling>>()
  const at = (id: UniqueIdentifier | undefined) => items.findIndex((item) => item.id === id)
  const words = {
    // Only items are dragged.
    nameOf: (id: UniqueIdentifier) => nameOf(itemAt(items, at(id))),
    numberOf: (id: UniqueIdentifier) => at(id) + first,
    count: items.length + first - 1,
  }
  const pickUp = ({ active }: DragStartEvent) => {
    setLifted(active.id)
    setSettle(settling())
  }
  const putDown = ({ active, over }: DragEndEvent) => {
    setLifted(undefined)
    if (over && over.id !== active.id) onMove(String(active.id), at(over.id))
  }
  const dragged = items[at(lifted)]
  return (
    <DndContext
      id={useId()}
      sensors={useMoves()}
      collisionDetection={closestCenter}
      modifiers={LAYOUTS[layout].modifiers}
      accessibility={{ announcements: announcementsOf(words), screenReaderInstructions: { draggable: HOW_TO_MOVE } }}
      onDragStart={pickUp}
      onDragEnd={putDown}
      onDragCancel={() => setLifted(undefined)}
    >
      {/* The library does not change the list, though its type would allow it to. */}
      <SortableContext items={items as Item[]} strategy={LAYOUTS[layout].strategy}>
        <ul aria-label={label} className={styles[layout]}>
          {items.map((item) => (
            <SortableItem key={item.id} id={item.id} name={nameOf(item)} settle={settle}>
              {(handle) => children(item, handle)}
            </SortableItem>
          ))}
        </ul>
      </SortableContext>
      <DragOverlay dropAnimation={settle} transition={keyTransition}>
        {dragged && <LiftedItem>{(handle) => children(dragged, handle)}</LiftedItem>}
      </DragOverlay>
    </DndContext>
  )
}

const useMoves = () =>
  useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: DRAG_PX } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates, scrollBehavior: 'auto' }),
  )
