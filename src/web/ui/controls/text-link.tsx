import type { ComponentProps } from 'react'
import { classNames } from '#web/ui/class-names.ts'
import { rendered, type Render } from '#web/ui/rendered.ts'
import styles from './text-link.module.css'

type TextLinkProps = ComponentProps<'a'> & {
  /** A link of another kind, or a `<button>` that reads as one. */
  render?: Render
  /** In the colour of its surroundings, as on dockets and bottle grounds. */
  plain?: boolean
}

/** An underlined link: the third kind of action, and every link in a sentence. */
export function TextLink({ render, plain, className, children, ...rest }: TextLinkProps) {
  const look = classNames(styles.link, plain && styles.plain, className)
  if (render) return rendered(render, { ...(rest as object), className: look, children: children ?? render.props.children })
  return (
    <a {...rest} className={look}>
      {children}
    </a>
  )
}
