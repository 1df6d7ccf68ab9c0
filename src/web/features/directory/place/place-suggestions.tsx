import { searchBarTexts } from '#contract/site-texts/directory-texts.ts'
import { filled } from '#contract/site-texts/text-group.ts'
import { useState } from 'react'
import { Icon } from '#web/ui/graphics/icon.tsx'
import { useTexts } from '#web/use-site.ts'
import { useCombobox } from '#web/features/directory/search/use-combobox.ts'
import { useSuggestedPlaces } from './use-suggested-places.ts'
import styles from './place-suggestions.module.css'

type PlaceSuggestionsProps = { input: HTMLInputElement; onChoose: (label: string) => void }

/** The suggested places of a location field while typing. */
export function PlaceSuggestions({ input, onChoose }: PlaceSuggestionsProps) {
  const [typed, setTyped] = useState('')
  const options = useSuggestedPlaces(typed)
  return <PlaceList {...useCombobox({ input, options, onType: setTyped, onChoose })} options={options} />
}

type PlaceListProps = ReturnType<typeof useCombobox> & { options: readonly string[] }

export function PlaceList({ isOpen, active, list, option, options }: PlaceListProps) {
  const { places, onePlace, manyPlaces } = useTexts(searchBarTexts)
  return (
    <>
      <output className="visually-hidden">
        {isOpen && (options.length === 1 ? onePlace : filled(manyPlaces, { count: options.length }))}
      </output>
      {isOpen && (
        <div {...list} aria-label={places} className={styles.list}>
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
