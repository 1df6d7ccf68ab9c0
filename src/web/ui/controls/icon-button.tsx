import type { ComponentProps } from 'react'
import { classNames } from '#web/ui/class-names.ts'
import type { IconName } from '#web/ui/graphics/icon-names.ts'
import { Icon } from '#web/ui/graphics/icon.tsx'
import { rendered, type Render } from '#web/ui/rendered.ts'
import styles from './icon-button.module.css'

type IconButtonProps = Omit<ComponentProps<'button'>, 'children' | 'aria-label'> & {
  icon: IconName
  /** Its accessible name, such as "Close". */
  label: string
  /** `plain` has a background on hover only, `outline` a border, `paper` is for use on artwork. */
  variant?: 'plain' | 'outline' | 'paper'
  /** 40 px instead of 44 px, inside dense tools and on cards. */
  dense?: boolean
  /** A link to render instead of a button. */
  render?: Render
}

/** An action or a link that is only an icon. Use `aria-pressed` and the filled icon for the active state. */
export function IconButton({ icon, label, variant = 'plain', dense, render, className, ...rest }: IconButtonProps) {
  const look = classNames(styles.button, styles[variant], dense && styles.dense, className)
  const content = <Icon name={icon} />
  // A `ref` is given to the button only, and TypeScript would check it against the link as well.
  if (render) return rendered(render, { ...(rest as object), className: look, 'aria-label': label, children: content })
  return (
    <button type="button" {...rest} className={look} aria-label={label}>
      {content}
    </button>
  )
}
