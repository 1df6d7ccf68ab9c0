import type { ComponentProps, ReactNode } from 'react'
import { classNames } from '#web/ui/class-names.ts'
import type { IconName } from '#web/ui/graphics/icon-names.ts'
import { Icon } from '#web/ui/graphics/icon.tsx'
import { rendered, type Render } from '#web/ui/rendered.ts'
import { useMenu } from './use-menu.ts'
import styles from './menu.module.css'

type MenuProps = {
  /** What the button shows. */
  label: ReactNode
  /** Its accessible name where the label is only an icon. */
  ariaLabel?: string
  /** `MenuItem`s and `MenuRule`s. */
  children: ReactNode
  /** Which edge of the button the list keeps to. */
  align?: 'start' | 'end'
  /** For the button. */
  className?: string
  noCaret?: boolean
}

/** A button that drops a list of links and actions. The browser opens it, and closes it on Esc or a click outside, even
    before any script runs; the script adds the arrow keys, and closes it once an item was used. */
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
  /** A link; without one the item is a button. */
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
  if (render) return <li>{rendered(render, { ...(rest as object), className: look, children: content })}</li>
  return (
    <li>
      <button type="button" {...rest} className={look}>
        {content}
      </button>
    </li>
  )
}

/** A hairline between two groups. */
export const MenuRule = () => (
  <li>
    <hr className={styles.rule} />
  </li>
)
