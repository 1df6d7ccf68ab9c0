import { useId, type ReactNode } from 'react'
import { classNames } from '#web/ui/class-names.ts'
import { FieldContext, type FieldWiring } from './field-wiring.ts'
import { Icon } from '#web/ui/graphics/icon.tsx'
import styles from './field.module.css'

type FieldProps = {
  label: ReactNode
  /** One control of this folder; it finds its label, help and error by itself. */
  children: ReactNode
  help?: ReactNode
  /** Why the value was refused; shown below and read with the control. */
  error?: string
  /** Adds the mark "optional". */
  optional?: boolean
  required?: boolean
  /** The label is read but not seen, as in the listing's search bar. */
  hiddenLabel?: boolean
  id?: string
  className?: string
}

/** Label above, control, help, error below. The first refused control takes the focus by the form's doing. */
export function Field({ label, children, help, error, optional, required, hiddenLabel, id, className }: FieldProps) {
  const given = useId()
  const control = id ?? given
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
