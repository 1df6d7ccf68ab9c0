import { useLayoutEffect, useRef, useState, type ReactNode } from 'react'
import { classNames } from '#web/ui/class-names.ts'
import { Wrap } from './wrap.tsx'
import styles from './page.module.css'

type PageProps = {
  /** The h1, where the page has no header of its own. */
  title?: ReactNode
  sub?: ReactNode
  /** The children are full-width bands that contain their own `Wrap`; otherwise the page is one `Wrap`. */
  bands?: boolean
  children: ReactNode
  className?: string
}

/** False until the first page is rendered, which is painted at once; only later ones are animated. */
let arrived = false

/**
 * The main part of a page. When another page was shown before, it is animated in and its heading takes the focus, so that screen readers
 * announce it. Where the same component shows another address, give it the address as its `key` to have this happen.
 */
export function Page({ title, sub, bands, children, className }: PageProps) {
  const main = useRef<HTMLElement>(null)
  const [enters] = useState(arrived)
  // In a layout effect, before the page is painted: later it would take the focus from an element that was clicked meanwhile.
  useLayoutEffect(() => {
    arrived = true
    if (enters) focusHeading(main.current)
  }, [enters])
  const content = (
    <>
      {title && (
        <header className={styles.head}>
          <h1>{title}</h1>
          {sub && <p className={styles.sub}>{sub}</p>}
        </header>
      )}
      {children}
    </>
  )
  return (
    <main ref={main} id="content" tabIndex={-1} className={classNames(styles.page, enters && styles.enters, className)}>
      {bands ? content : <Wrap>{content}</Wrap>}
    </main>
  )
}

function focusHeading(main: HTMLElement | null) {
  const heading = main?.querySelector('h1')
  heading?.setAttribute('tabindex', '-1')
  ;(heading ?? main)?.focus({ preventScroll: true })
}
