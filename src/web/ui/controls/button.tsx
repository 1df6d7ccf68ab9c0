import type { ComponentProps, ComponentPropsWithoutRef, MouseEvent, ReactNode } from 'react'
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

/**
 * An action. While `busy` it does nothing, also as the button that Enter in a field presses, has `aria-busy`, and shows a spinner at its left.
 * It keeps the focus then, which a `disabled` button would lose.
 */
export function Button({
  variant,
  size,
  block,
  icon,
  busy = false,
  busyLabel,
  disabled,
  className,
  children,
  onClick,
  ...rest
}: ButtonProps) {
  const mark = busy ? <span className={styles.spinner} /> : icon && <Icon name={icon} />
  return (
    <button
      type="button"
      {...rest}
      className={buttonClass({ variant, size, block }, className)}
      disabled={disabled && !busy}
      aria-disabled={disabled || busy || undefined}
      aria-busy={busy || undefined}
      onClick={busy ? ignored : onClick}
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

/** A click that neither sends a form nor reaches what is around the button. */
const ignored = (event: MouseEvent) => {
  event.preventDefault()
  event.stopPropagation()
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
