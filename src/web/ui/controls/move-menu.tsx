import { useEffect, useRef, useState } from 'react'
import { Icon } from '#web/ui/graphics/icon.tsx'
import { Menu } from '#web/ui/overlays/menu.tsx'
import { MoveItems } from './move-items.tsx'
import { nowNumber } from './sortable-words.ts'

type MoveMenuProps = {
  name: string
  /** Where the item stands, counted from 0, and of how many. */
  at: number
  count: number
  onMove: (to: number) => void
}

/** Of an item of a Sortable, for those who neither drag nor use keys (WCAG 2.5.7). Where it went is said, and the focus goes along. */
export function MoveMenu({ name, at, count, onMove }: MoveMenuProps) {
  const place = useRef<HTMLSpanElement>(null)
  const [wanted, setWanted] = useState<number>()
  const hasMoved = wanted === at
  // The browser takes the focus from what is put elsewhere.
  useEffect(() => {
    if (hasMoved) place.current?.querySelector('button')?.focus()
  }, [hasMoved])
  const move = (to: number) => {
    setWanted(to)
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
