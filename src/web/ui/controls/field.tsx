import { useId, type ReactNode } from 'react'
import { classNames } from '#web/ui/class-names.ts'
import { FieldContext, type FieldWiring } from './field-wiring.ts'
import { Icon } from '#web/ui/graphics/icon.tsx'
import styles from './field.module.css'

type FieldProps = {
  label: ReactNode
  /** One control of this folder; it receives its label, help and error through context. */
  children: ReactNode
  help?: ReactNode
  /** The validation message, shown below the control and announced with it. */
  error?: string
  /** Adds the mark "optional" to the label. */
  optional?: boolean
  required?: boolean
  /** Hides the label visually, as in the listing's search bar. */
  hiddenLabel?: boolean
  id?: string
  className?: string
}

/** A labelled control with help and validation message. The form moves the focus to the first invalid control. */
export function Field({ label, children, help, error, optional, required, hiddenLabel, id, className }: FieldProps) {
  const generatedId = useId()
  const control = id ?? generatedId
  const described = [help && `${control}-help`, error && `${control}-error`].filter(Boolean).join(' ')
  const wiring: FieldWiring = {
    id: control,
    required,
    'aria-describedby': described || undefined,
    'aria-invalid': error ? true : undefined,
  }
  return (
    <div className={classNames(styles.field, className)}>
      <label htmlFor={control} className={hiddenLabel ? 'visually-hidden' : styles.label}>
        {label}
        {optional && <span className={styles.optional}> optional</span>}
      </label>
      <FieldContext value={wiring}>{children}</FieldContext>
      {help && (
        <p id={`${control}-help`} className={styles.help}>
          {help}
        </p>
      )}
      {error && (
        <p id={`${control}-error`} className={styles.error}>
          <Icon name="warning-circle-fill" />
          <span>{error}</span>
        </p>
      )}
    </div>
  )
}
