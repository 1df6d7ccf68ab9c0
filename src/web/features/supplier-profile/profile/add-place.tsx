import { useState, type ComponentType, type KeyboardEvent } from 'react'
import type { ResponseOf } from '#contract/api.ts'
import { useWrite } from '#web/api/writes/use-write.ts'
import { shownElsewhere } from '#web/api/writes/failure-toast.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { Field } from '#web/ui/controls/field.tsx'
import { TextInput } from '#web/ui/controls/text-input.tsx'
import legends from './legend.module.css'
import styles from './service-area.module.css'

type Area = ResponseOf<'GET /api/places/ranges'>

/** The suggestions of places for a field, which belong to another feature. */
export type PlaceSuggestionsOf = ComponentType<{ input: HTMLInputElement; onChoose: (label: string) => void }>
type AddPlaceProps = {
  /** Called with the area, and the place as it was given. */
  onAdd: (area: Area, place: string) => void
  Suggestions: PlaceSuggestionsOf
}

/** Adds a suburb, or all suburbs within some kilometres of it, as postcodes. It is not a form element, because it stands inside one. */
export function AddPlace({ onAdd, Suggestions }: AddPlaceProps) {
  const [place, setPlace] = useState('')
  const [radius, setRadius] = useState('')
  const { send, problem, isPending } = useWrite('GET /api/places/ranges', {
    invalidates: [],
    failure: shownElsewhere,
    onSuccess: (area, { place }) => {
      onAdd(area, place)
      setPlace('')
      setRadius('')
    },
  })
  const add = () => void send({ place: place.trim(), ...(radius.trim() && { radiusKm: radius.trim() }) })
  const addOnEnter = (event: KeyboardEvent) => {
    // With Enter a suggestion is chosen, too.
    if (event.key !== 'Enter' || event.defaultPrevented) return
    event.preventDefault()
    add()
  }
  return (
    <fieldset className={styles.add}>
      <legend className={legends.legend}>Add a suburb, or everything around it</legend>
      <Field label="Suburb or postcode" error={problem} className={styles.place}>
        <PlaceBox place={place} onPlace={setPlace} onKeyDown={addOnEnter} Suggestions={Suggestions} />
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

type PlaceBoxProps = Pick<AddPlaceProps, 'Suggestions'> & {
  place: string
  onPlace: (place: string) => void
  onKeyDown: (event: KeyboardEvent) => void
}

/** The field of the place, which suggests places once it has had the focus. */
function PlaceBox({ place, onPlace, onKeyDown, Suggestions }: PlaceBoxProps) {
  const [suggestFor, setSuggestFor] = useState<HTMLInputElement>()
  return (
    <div className={styles.box}>
      <TextInput
        value={place}
        onChange={(event) => onPlace(event.target.value)}
        onFocus={(event) => setSuggestFor(event.currentTarget)}
        onKeyDown={onKeyDown}
        placeholder="Preston VIC"
        autoComplete="off"
        maxLength={200}
      />
      {suggestFor && <Suggestions input={suggestFor} onChoose={onPlace} />}
    </div>
  )
}
