import { DndContext, DragOverlay, pointerWithin, PointerSensor, useDraggable, useDroppable, useSensor, useSensors } from '@dnd-kit/core'
import { useId, useState, type ComponentProps, type ReactNode } from 'react'
import { classNames } from '#web/ui/class-names.ts'
import styles from './drag-board.module.css'

/** The distance in pixels below which a press is a click. */
const DRAG_PX = 4

type DragBoardProps = {
  /** Names of items and targets, for announcements. */
  itemName: (id: string) => string
  targetName: (id: string) => string
  /** Called when an item is dropped onto a target, its own included. */
  onDrop: (item: string, target: string) => void
  /** Renders the copy of an item that follows the pointer. */
  lifted: (id: string) => ReactNode
  children: ReactNode
}

/**
 * An area in which items are dragged onto targets with the pointer. Another way than dragging is up to the caller (WCAG 2.5.7). It is large:
 * import it with `lazy`.
 */
export function DragBoard({ itemName, targetName, onDrop, lifted, children }: DragBoardProps) {
  const [dragged, setDragged] = useState<string>()
  const sensors = useSensors(useSensor(PointerSensor, { activationConstraint: { distance: DRAG_PX } }))
  const over = (active: { id: string | number }, target: { id: string | number } | null) =>
    target ? `${itemName(String(active.id))} is over ${targetName(String(target.id))}.` : `${itemName(String(active.id))} is lifted.`
  return (
    <DndContext
      id={useId()}
      sensors={sensors}
      collisionDetection={pointerWithin}
      accessibility={{
        announcements: {
          onDragStart: ({ active }) => over(active, null),
          onDragOver: ({ active, over: target }) => over(active, target),
          onDragEnd: ({ active, over: target }) => over(active, target),
          onDragCancel: ({ active }) => `${itemName(String(active.id))} stays where it was.`,
        },
        screenReaderInstructions: { draggable: '' },
      }}
      onDragStart={({ active }) => setDragged(String(active.id))}
      onDragEnd={({ active, over: target }) => {
        setDragged(undefined)
        if (target) onDrop(String(active.id), String(target.id))
      }}
      onDragCancel={() => setDragged(undefined)}
    >
      {children}
      <DragOverlay dropAnimation={null}>
        {dragged !== undefined && (
          <div inert aria-hidden className={styles.lifted}>
            {lifted(dragged)}
          </div>
        )}
      </DragOverlay>
    </DndContext>
  )
}

/** An item of a DragBoard. */
export function DragItem({ id, disabled, className, ...rest }: { id: string; disabled?: boolean } & ComponentProps<'div'>) {
  const { listeners, setNodeRef, isDragging } = useDraggable({ id, disabled })
  return <div {...rest} ref={setNodeRef} {...listeners} className={classNames(className, isDragging && styles.left)} />
}

/** A cell of a table onto which items are dropped. */
export function DropCell({ id, className, ...rest }: { id: string } & ComponentProps<'td'>) {
  const { setNodeRef, isOver } = useDroppable({ id })
  return <td {...rest} ref={setNodeRef} className={classNames(className, isOver && styles.over)} />
}
