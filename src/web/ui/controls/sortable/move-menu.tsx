import { useEffect, useRef, useState } from 'react'
import { Icon } from '#web/ui/graphics/icon.tsx'
import { Menu } from '#web/ui/overlays/menu.tsx'
import { MoveItems } from './move-items.tsx'
import { nowNumber } from './sortable-texts.ts'

type MoveMenuProps = {
  name: string
  /** Current position of the item, counted from 0, and the number of items. */
  at: number
  count: number
  onMove: (to: number) => void
}

/**
 * The menu that moves an item of a Sortable, for people who use neither dragging nor keys (WCAG 2.5.7). The new position is announced, and
 * the button keeps the focus.
 */
export function MoveMenu({ name, at, count, onMove }: MoveMenuProps) {
  const place = useRef<HTMLSpanElement>(null)
  const [target, setTarget] = useState<number>()
  const hasMoved = target === at
  // An element that is moved in the document loses the focus.
  useEffect(() => {
    if (hasMoved) place.current?.querySelector('button')?.focus()
  }, [hasMoved])
  const move = (to: number) => {
    setTarget(to)
    onMove(to)
  }
  if (count < 2) return null
  return (
    <span ref={place}>
      <Menu label={<Icon name="arrows-down-up" />} ariaLabel={`Move ${name}`} noCaret align="end">
        <MoveItems at={at} last={count - 1} onMove={move} />
      </Menu>
      <output className="visually-hidden">{hasMoved && nowNumber(name, at + 1, count)}</output>
    </span>
  )
}
