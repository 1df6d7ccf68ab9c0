import { useState, type KeyboardEvent } from 'react'
import type { ResponseOf } from '#contract/api.ts'
import { useWrite } from '#web/api/writes/use-write.ts'
import { shownElsewhere } from '#web/api/writes/failure-toast.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { Field } from '#web/ui/controls/field.tsx'
import { TextInput } from '#web/ui/controls/text-input.tsx'
import legends from './legend.module.css'
import styles from './service-area.module.css'

type Area = ResponseOf<'GET /api/places/ranges'>

/** Adds a suburb, or all suburbs within some kilometres of it, as postcodes. It is not a form element, because it stands inside one. */
export function AddPlace({ onAdd }: { onAdd: (area: Area) => void }) {
  const [place, setPlace] = useState('')
  const [radius, setRadius] = useState('')
  const { send, problem, isPending } = useWrite('GET /api/places/ranges', {
    invalidates: [],
    failure: shownElsewhere,
    onSuccess: (area) => {
      onAdd(area)
      setPlace('')
      setRadius('')
    },
  })
  const add = () => void send({ place: place.trim(), ...(radius.trim() && { radiusKm: radius.trim() }) })
  const addOnEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return
    event.preventDefault()
    add()
  }
  return (
    <fieldset className={styles.add}>
      <legend className={legends.legend}>Add a suburb, or everything around it</legend>
      <Field label="Suburb or postcode" error={problem} className={styles.place}>
        <TextInput
          value={place}
          onChange={(event) => setPlace(event.target.value)}
          onKeyDown={addOnEnter}
          placeholder="Preston VIC"
          autoComplete="off"
          maxLength={200}
        />
      </Field>
      <Field label="Within km" optional className={styles.radius}>
        <TextInput
          value={radius}
          onChange={(event) => setRadius(event.target.value)}
          onKeyDown={addOnEnter}
          inputMode="numeric"
          placeholder="20"
          autoComplete="off"
        />
      </Field>
      <Button variant="outline" onClick={add} aria-disabled={isPending} className={styles.button}>
        Add
      </Button>
    </fieldset>
  )
}
