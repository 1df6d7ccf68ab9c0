import type { ComponentPropsWithoutRef } from 'react'
import { classNames } from '#web/ui/class-names.ts'
import { rendered, type Render } from '#web/ui/rendered.ts'
import styles from './text-link.module.css'

type TextLinkProps = ComponentPropsWithoutRef<'a'> & {
  /** A link component, or a `<button>` styled as a link. */
  render?: Render
  /** Inherits the text colour, as on dockets and bottle grounds. */
  plain?: boolean
}

/** An underlined link, for the least prominent actions and for links in sentences. */
export function TextLink({ render, plain, className, children, ...rest }: TextLinkProps) {
  const look = classNames(styles.link, plain && styles.plain, className)
  if (render) return rendered(render, { ...rest, className: look, children: children ?? render.props.children })
  return (
    <a {...rest} className={look}>
      {children}
    </a>
  )
}
