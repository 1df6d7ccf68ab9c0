import type { ReactNode } from 'react'
import { classNames } from '#web/ui/class-names.ts'
import { Icon } from '#web/ui/graphics/icon.tsx'
import type { IconName } from '#web/ui/graphics/icon-names.ts'
import styles from './note.module.css'

const ICONS = { info: 'envelope-simple', success: 'check-circle-fill', error: 'warning-circle-fill' } as const satisfies Record<
  string,
  IconName
>

type NoteProps = {
  tone: keyof typeof ICONS
  icon?: IconName
  title?: ReactNode
  children?: ReactNode
}

/** A message above or below a form. Screen readers announce it when it appears: an error at once, others at the next pause. */
export const Note = ({ tone, icon = ICONS[tone], title, children }: NoteProps) => (
  <div role={tone === 'error' ? 'alert' : 'status'} className={classNames(styles.note, styles[tone])}>
    <Icon name={icon} className={styles.icon} />
    <div className={styles.text}>
      {title && <p className={styles.title}>{title}</p>}
      {children && <div>{children}</div>}
    </div>
  </div>
)
