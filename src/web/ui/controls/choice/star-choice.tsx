import { useId, type ReactNode, type Ref } from 'react'
import { Icon } from '#web/ui/graphics/icon.tsx'
import styles from './star-choice.module.css'

type StarChoiceProps = {
  legend: ReactNode
  /** The name of the radio group, unique in its form. */
  name: string
  /** 1 to 5; undefined until one is chosen. */
  value: number | undefined
  onChange: (stars: number) => void
  /** The validation message. */
  error?: string
  /** The radio button that takes the focus after an error. */
  ref?: Ref<HTMLInputElement>
}

const STARS = [1, 2, 3, 4, 5]

/** A choice of one to five stars, as native radio buttons, so the arrow keys work. */
export function StarChoice({ legend, name, value, onChange, error, ref }: StarChoiceProps) {
  const id = useId()
  return (
    <fieldset className={styles.choice}>
      <legend className={styles.legend}>{legend}</legend>
      <div className={styles.row}>
        {STARS.map((stars) => (
          <label key={stars} className={styles.star}>
            <input
              ref={stars === (value ?? 1) ? ref : undefined}
              type="radio"
              name={name}
              value={stars}
              checked={stars === value}
              onChange={() => onChange(stars)}
              required
              aria-describedby={error && id}
              className={styles.input}
            />
            <Icon name="star-fill" className={styles.icon} />
            <span className="visually-hidden">{stars === 1 ? '1 star' : `${stars} stars`}</span>
          </label>
        ))}
        <span aria-hidden="true" className={styles.chosen}>
          {value && `${value} of 5`}
        </span>
      </div>
      {error && (
        <p id={id} className={styles.error}>
          <Icon name="warning-circle-fill" />
          <span>{error}</span>
        </p>
      )}
    </fieldset>
  )
}
