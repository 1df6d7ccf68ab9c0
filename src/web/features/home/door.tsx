import { useEffect } from 'react'
import { DOOR_OPENED, rememberDoor } from './door-opened.ts'
import styles from './door.module.css'

/** The lower edge of the header's roller door. On the first visit ever it rises to its rail, on later ones it is up already. */
export function Door() {
  useEffect(() => {
    rememberDoor()
    return () => document.documentElement.classList.add(DOOR_OPENED)
  }, [])
  return (
    <div className={styles.frame} data-door aria-hidden="true">
      <div className={styles.door} />
    </div>
  )
}
