import { classNames } from '#web/ui/class-names.ts'
import styles from './button.module.css'

export type ButtonLook = {
  /**
   * `primary` and `wattle` are the main action, on light and on bottle grounds; `outline` inherits the text colour; `quiet` is for tools,
   * `destructive` for what cannot be taken back.
   */
  variant?: 'primary' | 'wattle' | 'outline' | 'quiet' | 'destructive'
  /** 36, 44 or 54 px high; `sm` only inside dense tools, where its target area still measures 40 px. */
  size?: 'sm' | 'md' | 'lg'
  /** As wide as its container. */
  block?: boolean
}

export const buttonClass = ({ variant = 'primary', size = 'md', block }: ButtonLook, className?: string) =>
  classNames(styles.button, styles[variant], styles[size], block && styles.block, className)
