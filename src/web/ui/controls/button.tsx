import type { ComponentProps, ComponentPropsWithoutRef, ReactNode } from 'react'
import { buttonClass, type ButtonLook } from './button-class.ts'
import { classNames } from '#web/ui/class-names.ts'
import type { IconName } from '#web/ui/graphics/icon-names.ts'
import { Icon } from '#web/ui/graphics/icon.tsx'
import { rendered, type Render } from '#web/ui/rendered.ts'
import styles from './button.module.css'

type BusyProps =
  /** The label while busy; the button is as wide as the longer of the two, so its width never changes. */
  { busyLabel: string; busy?: boolean; children: string } | { busyLabel?: undefined; busy?: boolean; children?: ReactNode }

export type ButtonProps = Omit<ComponentProps<'button'>, 'children'> & ButtonLook & BusyProps & { icon?: IconName }

/** An action. While `busy` it is disabled, has `aria-busy`, and shows a spinner at its left. */
export function Button({ variant, size, block, icon, busy = false, busyLabel, disabled, className, children, ...rest }: ButtonProps) {
  const mark = busy ? <span className={styles.spinner} /> : icon && <Icon name={icon} />
  return (
    <button
      type="button"
      {...rest}
      className={buttonClass({ variant, size, block }, className)}
      disabled={disabled || busy}
      aria-disabled={disabled || busy || undefined}
      aria-busy={busy || undefined}
    >
      {busyLabel ? (
        <span className={classNames(styles.held, (!busy || icon) && styles.withMark)} data-reserved={busy ? children : busyLabel}>
          <span className={styles.shown}>
            {mark}
            {busy ? busyLabel : children}
          </span>
        </span>
      ) : (
        <>
          {mark}
          {children}
        </>
      )}
    </button>
  )
}

type ButtonLinkProps = ComponentPropsWithoutRef<'a'> & ButtonLook & { icon?: IconName; render?: Render }

/** A link that looks like a button: give it an `href`, or a link of another kind as `render`. */
export function ButtonLink({ variant, size, block, icon, render, className, children, ...rest }: ButtonLinkProps) {
  const content = (
    <>
      {icon && <Icon name={icon} />}
      {children ?? render?.props.children}
    </>
  )
  const look = buttonClass({ variant, size, block }, className)
  if (render) return rendered(render, { ...rest, className: look, children: content })
  return (
    <a {...rest} className={look}>
      {content}
    </a>
  )
}
