import type { ComponentProps, ReactNode } from 'react'
import { classNames } from '#web/ui/class-names.ts'
import type { IconName } from '#web/ui/graphics/icon-names.ts'
import { Icon } from '#web/ui/graphics/icon.tsx'
import { rendered, type Render } from '#web/ui/rendered.ts'
import { useMenu } from './use-menu.ts'
import styles from './menu.module.css'

type MenuProps = {
  /** The content of the button. */
  label: ReactNode
  /** The button's accessible name, where the label is only an icon. */
  ariaLabel?: string
  /** `MenuItem`s and `MenuRule`s. */
  children: ReactNode
  /** The edge of the button that the list is aligned with. */
  align?: 'start' | 'end'
  /** The class of the button. */
  className?: string
  noCaret?: boolean
}

/**
 * A button that opens a list of links and actions. The browser opens it, and closes it on Esc or a click outside, even before any script
 * runs; the script adds the arrow keys, and closes it after an item is used.
 */
export function Menu({ label, ariaLabel, children, align = 'start', className, noCaret }: MenuProps) {
  const { button, list } = useMenu()
  return (
    <>
      <button type="button" {...button} aria-label={ariaLabel} className={classNames(styles.button, className)}>
        {label}
        {!noCaret && <Icon name="caret-down" className={styles.caret} />}
      </button>
      <ul {...list} popover="auto" className={classNames(styles.list, styles[align])}>
        {children}
      </ul>
    </>
  )
}

type MenuItemProps = Omit<ComponentProps<'button'>, 'ref'> & {
  icon?: IconName
  /** A link to render; without one the item is a button. */
  render?: Render
}

export function MenuItem({ icon, render, children, className, ...rest }: MenuItemProps) {
  const look = classNames(styles.item, className)
  const content = (
    <>
      {icon && <Icon name={icon} />}
      {children ?? render?.props.children}
    </>
  )
  if (render) return <li>{rendered(render, { ...rest, className: look, children: content })}</li>
  return (
    <li>
      <button type="button" {...rest} className={look}>
        {content}
      </button>
    </li>
  )
}

/** A line between two groups. */
export const MenuRule = () => (
  <li>
    <hr className={styles.rule} />
  </li>
)
