import { useState } from 'react'
import { Icon } from '#web/ui/graphics/icon.tsx'
import { useCombobox } from './use-combobox.ts'
import { useSuggestedPlaces } from './use-suggested-places.ts'
import styles from './place-suggestions.module.css'

type PlaceSuggestionsProps = { input: HTMLInputElement; onChoose: (label: string) => void }

/** The suggested places of a location field while typing. */
export function PlaceSuggestions({ input, onChoose }: PlaceSuggestionsProps) {
  const [typed, setTyped] = useState('')
  const options = useSuggestedPlaces(typed)
  const { isOpen, active, list, option } = useCombobox({ input, options, onType: setTyped, onChoose })
  return (
    <>
      <output className="visually-hidden">{isOpen && (options.length === 1 ? '1 place' : `${options.length} places`)}</output>
      {isOpen && (
        <div {...list} aria-label="Places" className={styles.list}>
          {options.map((label, at) => (
            <div key={label} {...option(at)} aria-selected={at === active} className={styles.option}>
              <Icon name="map-pin" />
              {label}
            </div>
          ))}
        </div>
      )}
    </>
  )
}
