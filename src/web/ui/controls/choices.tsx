import { useId, type ComponentProps, type ReactNode } from 'react'
import styles from './choices.module.css'

type ChoicesProps = {
  legend: ReactNode
  /** Why the choice was refused. */
  error?: string
  /** `Choice`s. */
  children: ReactNode
}

/** One of a few, all of them in view. */
export const Choices = ({ legend, error, children }: ChoicesProps) => (
  <fieldset className={styles.choices}>
    <legend className={styles.legend}>{legend}</legend>
    <div className={styles.tiles}>{children}</div>
    {error && <p className={styles.error}>{error}</p>}
  </fieldset>
)

type ChoiceProps = Omit<ComponentProps<'input'>, 'type' | 'children'> & {
  label: string
  /** What choosing it means. */
  help?: string
}

/** The browser's own radio button; its whole tile is the target. */
export function Choice({ label, help, ...rest }: ChoiceProps) {
  const id = useId()
  return (
    <label className={styles.tile}>
      <input {...rest} type="radio" aria-labelledby={id} aria-describedby={help && `${id}-help`} className={styles.input} />
      <span className={styles.text}>
        <span id={id} className={styles.label}>
          {label}
        </span>
        {help && (
          <span id={`${id}-help`} className={styles.help}>
            {help}
          </span>
        )}
      </span>
    </label>
  )
}
