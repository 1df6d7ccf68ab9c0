import { MenuItem } from '#web/ui/overlays/menu.tsx'

type MoveItemsProps = {
  /** Current position of the item, counted from 0. */
  at: number
  /** The first and the last position it may have. */
  first?: number
  last: number
  onMove: (to: number) => void
}

/** Menu items that move an item of a Sortable, for people who use neither dragging nor keys. */
export const MoveItems = ({ at, first = 0, last, onMove }: MoveItemsProps) => (
  <>
    <MenuItem icon="arrow-up" disabled={at <= first} onClick={() => onMove(at - 1)}>
      Move up
    </MenuItem>
    <MenuItem icon="arrow-down" disabled={at >= last} onClick={() => onMove(at + 1)}>
      Move down
    </MenuItem>
    <MenuItem icon="arrow-line-up" disabled={at <= first} onClick={() => onMove(first)}>
      Move to top
    </MenuItem>
    <MenuItem icon="arrow-line-down" disabled={at >= last} onClick={() => onMove(last)}>
      Move to bottom
    </MenuItem>
  </>
)
