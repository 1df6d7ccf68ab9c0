import { useSortable } from '@dnd-kit/sortable'
import type { ReactNode } from 'react'
import { classNames } from '#web/ui/class-names.ts'
import { IconButton } from '#web/ui/controls/icon-button.tsx'
import type { settling } from '#web/browser/settling.ts'
import styles from './sortable.module.css'

type SortableItemProps = {
  id: string
  name: string
  /** The settle animation; undefined while no item has been moved. */
  settle?: ReturnType<typeof settling>
  children: (handle: ReactNode) => ReactNode
}

export function SortableItem({ id, name, settle, children }: SortableItemProps) {
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } = useSortable({
    id,
    transition: settle,
  })
  const moved = transform ? `translate3d(${transform.x}px, ${transform.y}px, 0)` : undefined
  return (
    <li ref={setNodeRef} className={classNames(styles.item, isDragging && styles.left)} style={{ transform: moved, transition }}>
      {children(
        <IconButton
          ref={setActivatorNodeRef}
          icon="dots-six-vertical"
          label={`Reorder ${name}`}
          dense
          className={styles.handle}
          aria-describedby={attributes['aria-describedby']}
          aria-pressed={attributes['aria-pressed']}
          {...listeners}
        />,
      )}
    </li>
  )
}

/** The copy of the item that follows the pointer. The original stays in the list, so the copy is hidden from assistive technology. */
export const LiftedItem = ({ children }: { children: (handle: ReactNode) => ReactNode }) => (
  <div inert aria-hidden className={styles.lifted}>
    {children(<IconButton icon="dots-six-vertical" label="" dense tabIndex={-1} className={styles.handle} />)}
  </div>
)
