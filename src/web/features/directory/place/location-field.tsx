import { searchBarTexts } from '#contract/site-texts/directory-texts.ts'
import { filled } from '#contract/site-texts/text-group.ts'
import { lazy, Suspense, useState, type RefObject } from 'react'
import { usePrefill } from '#web/browser/use-prefill.ts'
import { classNames } from '#web/ui/class-names.ts'
import { Field } from '#web/ui/controls/field.tsx'
import { IconButton } from '#web/ui/controls/icon-button.tsx'
import { TextInput } from '#web/ui/controls/text-input.tsx'
import { useTexts } from '#web/use-site.ts'
import { rememberPlace } from '#web/storage/place.ts'
import { LOCATION_FIELD } from './place-line.tsx'
import { useCompletion } from './use-completion.ts'
import { useNearMe } from './use-near-me.ts'
import { useFocusedInput } from '#web/features/directory/search/use-focused-input.ts'
import styles from './location-field.module.css'

const PlaceSuggestions = lazy(async () => ({ default: (await import('./place-suggestions.tsx')).PlaceSuggestions }))

type LocationFieldProps = {
  hiddenLabel: boolean
  className?: string | undefined
  defaultValue?: string | undefined
  /** Filled into the field, if it is empty, once it is known. */
  prefill?: string | undefined
  /** Help text below the field. */
  help?: string | undefined
  /** Called after a chosen place was filled into the field. */
  onChoose: () => void
  /** Called when a search for what is "near me" asks for the location. */
  onAsk: () => void
}

/**
 * The location field: it takes any text, suggests places while typing, and can ask for the device's location. The script of the suggestions
 * is loaded on focus.
 */
export function LocationField({ hiddenLabel, className, defaultValue, prefill, help, onChoose, onAsk }: LocationFieldProps) {
  const texts = useTexts(searchBarTexts)
  const { ref, input, onFocus } = useFocusedInput()
  usePrefill(ref, prefill)
  const { choose, located, locate, isLocating, problem, forgetProblem } = useChosenPlace(ref, onChoose, onAsk)
  return (
    <div className={classNames(styles.frame, className)}>
      <Field label={texts.location} hiddenLabel={hiddenLabel} help={help} id={LOCATION_FIELD}>
        <div className={styles.box}>
          <TextInput
            ref={ref}
            name="location"
            icon="map-pin"
            placeholder={texts.locationExample}
            defaultValue={defaultValue}
            maxLength={200}
            autoComplete="off"
            enterKeyHint="search"
            className={styles.input}
            onFocus={onFocus}
            onKeyDown={useCompletion()}
            onChange={forgetProblem}
          />
          <LocateButton isLocating={isLocating} onPress={locate} />
          {input && (
            <Suspense>
              <PlaceSuggestions input={input} onChoose={choose} />
            </Suspense>
          )}
        </div>
      </Field>
      <LocationStatus problem={problem} isLocating={isLocating} located={located} />
    </div>
  )
}

/** Fills a place into the field that was suggested, or at which the device is, and remembers it. */
function useChosenPlace(field: RefObject<HTMLInputElement | null>, onChoose: () => void, onAsk: () => void) {
  const texts = useTexts(searchBarTexts)
  const [located, setLocated] = useState('')
  const take = (label: string) => {
    // The suggestions are shown only with the input.
    fill(field.current!, label)
    rememberPlace(label)
  }
  const choose = (label: string) => {
    take(label)
    onChoose()
  }
  const onFound = (label: string, isSent: boolean) => {
    setLocated(label)
    take(label)
    if (!isSent) onChoose()
  }
  return { choose, located, ...useNearMe({ texts, field, onAsk, onFound }) }
}

const fill = (input: HTMLInputElement, text: string) => void (input.value = text)

type LocationStatusProps = {
  problem: string | undefined
  isLocating: boolean
  /** The label of the place, once it is known. */ located: string
}

export function LocationStatus({ problem, isLocating, located }: LocationStatusProps) {
  const texts = useTexts(searchBarTexts)
  return (
    <output className={problem ? styles.problem : 'visually-hidden'}>
      {problem ?? (isLocating ? texts.locating : located && filled(texts.located, { place: located }))}
    </output>
  )
}

export function LocateButton({ isLocating, onPress }: { isLocating: boolean; onPress: () => void }) {
  const { locate, locating } = useTexts(searchBarTexts)
  return (
    <IconButton
      icon="crosshair"
      label={isLocating ? locating : locate}
      title={locate}
      dense
      className={styles.locate}
      aria-disabled={isLocating || undefined}
      aria-busy={isLocating || undefined}
      onClick={isLocating ? undefined : onPress}
    />
  )
}
