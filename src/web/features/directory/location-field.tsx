import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { classNames } from '#web/ui/class-names.ts'
import { Field } from '#web/ui/controls/field.tsx'
import { IconButton } from '#web/ui/controls/icon-button.tsx'
import { TextInput } from '#web/ui/controls/text-input.tsx'
import { rememberPlace } from './remembered-place.ts'
import { useOwnLocation } from './use-own-location.ts'
import { usePrefill } from './use-prefill.ts'
import styles from './location-field.module.css'

const PlaceSuggestions = lazy(async () => ({ default: (await import('./place-suggestions.tsx')).PlaceSuggestions }))

type LocationFieldProps = {
  hiddenLabel: boolean
  className?: string | undefined
  defaultValue?: string | undefined
  /** Goes into the empty field once it is known. */
  prefill?: string | undefined
  /** One sentence below the field. */
  help?: string | undefined
  /** A place was chosen, and stands in the field. */
  onChoose: () => void
}

/** Where: any text, places offered as one types, and the device's own place on a press. The offer's script comes with the focus. */
export function LocationField({ hiddenLabel, className, defaultValue, prefill, help, onChoose }: LocationFieldProps) {
  const input = useRef<HTMLInputElement>(null)
  const [offersTo, setOffersTo] = useState<HTMLInputElement | null>(null)
  const [found, setFound] = useState('')
  const offer = () => setOffersTo(input.current)
  // Whoever was sooner than the script has the focus in it already.
  useEffect(() => {
    if (input.current === document.activeElement) setOffersTo(input.current)
  }, [])
  usePrefill(input, prefill)
  const choose = (label: string) => {
    input.current!.value = label
    rememberPlace(label)
    onChoose()
  }
  const { locate, isLocating, problem, forgetProblem } = useOwnLocation((label) => {
    setFound(`Location: ${label}`)
    choose(label)
  })
  return (
    <div className={classNames(styles.frame, className)}>
      <Field label="Location" hiddenLabel={hiddenLabel} help={help}>
        <div className={styles.box}>
          <TextInput
            ref={input}
            name="location"
            icon="map-pin"
            placeholder="Suburb or postcode"
            defaultValue={defaultValue}
            maxLength={200}
            autoComplete="off"
            enterKeyHint="search"
            className={styles.input}
            onFocus={offer}
            onChange={forgetProblem}
          />
          <LocateButton isLocating={isLocating} onPress={locate} />
          {offersTo && (
            <Suspense>
              <PlaceSuggestions input={offersTo} onChoose={choose} />
            </Suspense>
          )}
        </div>
      </Field>
      <output className={problem ? styles.problem : 'visually-hidden'}>
        {problem ?? (isLocating ? 'Finding your location...' : found)}
      </output>
    </div>
  )
}

const LocateButton = ({ isLocating, onPress }: { isLocating: boolean; onPress: () => void }) => (
  <IconButton
    icon="crosshair"
    label={isLocating ? 'Finding your location...' : 'Use my location'}
    title="Use my location"
    dense
    className={styles.locate}
    aria-disabled={isLocating || undefined}
    aria-busy={isLocating || undefined}
    onClick={isLocating ? undefined : onPress}
  />
)
