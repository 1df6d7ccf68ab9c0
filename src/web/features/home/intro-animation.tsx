import { useEffect } from 'react'
import { INTRO_SEEN, rememberIntro } from './intro-seen.ts'
import styles from './intro-animation.module.css'

/** The intro animation: the lower edge of the header's roller door rises on a browser's first visit; on later visits it is up already. */
export function IntroAnimation() {
  useEffect(() => {
    rememberIntro()
    return () => document.documentElement.classList.add(INTRO_SEEN)
  }, [])
  return (
    <div className={styles.frame} data-door aria-hidden="true">
      <div className={styles.door} />
    </div>
  )
}
