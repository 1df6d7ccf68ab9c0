import { useLayoutEffect, useRef, useState, type ReactNode } from 'react'
import { classNames } from '#web/ui/class-names.ts'
import { Wrap } from './wrap.tsx'
import styles from './page.module.css'

type PageProps = {
  /** The h1, where the page has no header of its own. */
  title?: ReactNode
  sub?: ReactNode
  /** Bands run from edge to edge and bring their own `Wrap`; else the page is one. */
  bands?: boolean
  children: ReactNode
  className?: string
}

/** False until the first screen stands, so that it is painted at once and only a change of screen moves. */
let arrived = false

/** The main part of a screen. On a change of screen it rises in and its heading takes the focus, so that it is read out.
    Two addresses of one screen are a change where the page is given the address as its `key`. */
export function Page({ title, sub, bands, children, className }: PageProps) {
  const main = useRef<HTMLElement>(null)
  const [enters] = useState(arrived)
  // Before the screen is painted: later it would take the focus from what has been pressed there already.
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
