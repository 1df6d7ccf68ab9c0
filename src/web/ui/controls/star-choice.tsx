import { useId, type ReactNode, type Ref } from 'react'
import { Icon } from '#web/ui/graphics/icon.tsx'
import styles from './star-choice.module.css'

type StarChoiceProps = {
  legend: ReactNode
  /** Tells its radio buttons from those of other choices. */
  name: string
  /** 1 to 5; nothing until one is chosen. */
  value: number | undefined
  onChange: (stars: number) => void
  /** Why the choice was refused. */
  error?: string
  /** Where the focus goes when it was. */
  ref?: Ref<HTMLInputElement>
}

const STARS = [1, 2, 3, 4, 5]

/** One to five stars, to be chosen: the browser's own radio buttons, so the arrow keys do. */
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
