import { useLayoutEffect, useRef, useSyncExternalStore } from 'react'
import { currentConnection, onConnection } from '#web/api/connection.ts'
import { classNames } from '#web/ui/class-names.ts'
import styles from './offline-bar.module.css'

const TEXTS = {
  online: '',
  offline: 'You are offline. What you type is kept; send it when you are back.',
  back: 'Back online',
}

/**
 * Says below the header that the browser is offline, and for a moment that it no longer is. Its height is `--offline`, for what sticks to
 * the top of the window.
 */
export function OfflineBar() {
  const connection = useSyncExternalStore(onConnection, currentConnection, () => 'online' as const)
  const bar = useRef<HTMLOutputElement>(null)
  const text = TEXTS[connection]
  useLayoutEffect(() => {
    if (!text) return
    const root = document.documentElement
    const sizes = new ResizeObserver(() => root.style.setProperty('--offline', `${bar.current!.offsetHeight}px`))
    sizes.observe(bar.current!)
    return () => {
      sizes.disconnect()
      root.style.removeProperty('--offline')
    }
  }, [text])
  // There before its text is, as screen readers ask of what they announce.
  return (
    <output ref={bar} data-sticks className={classNames(styles.bar, 'no-print')}>
      {text && <span className={classNames(styles.text, styles[connection])}>{text}</span>}
    </output>
  )
}
