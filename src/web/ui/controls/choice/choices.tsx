import { useId, type ComponentProps, type ReactNode } from 'react'
import styles from './choices.module.css'

type ChoicesProps = {
  legend: ReactNode
  /** The validation message. */
  error?: string
  /** `Choice`s. */
  children: ReactNode
}

/** A group of radio buttons, all in view. */
export const Choices = ({ legend, error, children }: ChoicesProps) => (
  <fieldset className={styles.choices}>
    <legend className={styles.legend}>{legend}</legend>
    <div className={styles.tiles}>{children}</div>
    {error && <p className={styles.error}>{error}</p>}
  </fieldset>
)

type ChoiceProps = Omit<ComponentProps<'input'>, 'type' | 'children'> & {
  label: string
  /** The consequence of the choice. */
  help?: string
}

/** A native radio button; its whole tile is the click target. */
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
