import { useRef, useState, type SubmitEvent } from 'react'
import { dayInWords } from '#shared/time/day-texts.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { DateInput } from '#web/ui/controls/date-input.tsx'
import { Field } from '#web/ui/controls/field.tsx'
import styles from './follow-up.module.css'

type FirstDeliveryProps = {
  /** The day that the buyer knows; null before. */
  day: string | null
  canChange: boolean
  isBusy: boolean
  /** Tells the buyer a day, and returns whether that worked. */
  onTell: (on: string) => Promise<boolean>
}

/** The day of the first delivery: told to the buyer, and changed by telling another. */
export function FirstDelivery({ day, canChange, isBusy, onTell }: FirstDeliveryProps) {
  const [isChanging, setChanging] = useState(false)
  const told = useRef<HTMLParagraphElement>(null)
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const on = String(new FormData(event.currentTarget).get('on'))
    if (!(await onTell(on))) return
    setChanging(false)
    requestAnimationFrame(() => told.current?.focus())
  }
  if (day !== null && !isChanging)
    return (
      <>
        <p ref={told} tabIndex={-1} className={styles.told}>{`${dayInWords(day)}. The buyer knows it.`}</p>
        {canChange && (
          <Button variant="quiet" size="sm" disabled={isBusy} onClick={() => setChanging(true)}>
            Change the day
          </Button>
        )}
      </>
    )
  if (!canChange) return <p>Not said yet.</p>
  return (
    <form onSubmit={(event) => void submit(event)} className={styles.form}>
      <Field label="Day" required>
        <DateInput type="date" name="on" required defaultValue={day ?? ''} />
      </Field>
      <Button type="submit" variant="quiet" disabled={isBusy}>
        Tell the buyer
      </Button>
      <p className={styles.help}>The buyer gets it as a message.</p>
    </form>
  )
}
