import type { ReactNode } from 'react'
import { scenePath } from '#shared/pictures/artwork-options.ts'
import { Wrap } from '#web/ui/layout/wrap.tsx'
import styles from './auth-frame.module.css'

type AuthFrameProps = {
  title: string
  /** Text below the title. */
  sub?: ReactNode
  /** The decorative picture beside the form on wide windows. */
  scene?: 'hero' | 'supplier'
  /** Whether the form works with scripts only. */
  needsScript?: boolean
  children: ReactNode
}

/** The frame of a page that consists of a heading and a form. */
export const AuthFrame = ({ title, sub, scene = 'hero', needsScript = true, children }: AuthFrameProps) => (
  <Wrap className={styles.frame}>
    <div className={styles.form}>
      <header className={styles.head}>
        <h1 className={styles.title}>{title}</h1>
        {sub && <p className={styles.sub}>{sub}</p>}
      </header>
      {children}
      {needsScript && (
        <noscript>
          <p>This needs JavaScript. Searching, comparing and calling suppliers works without.</p>
        </noscript>
      )}
    </div>
    <div className={styles.door} aria-hidden="true">
      <img src={scenePath(scene)} alt="" width={700} height={572} className={styles.scene} />
    </div>
  </Wrap>
)
