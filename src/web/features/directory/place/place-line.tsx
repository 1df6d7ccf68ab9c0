import { placeTexts } from '#contract/site-texts/place-texts.ts'
import { use } from 'react'
import { TextLink } from '#web/ui/controls/text-link.tsx'
import { Icon } from '#web/ui/graphics/icon.tsx'
import { FilledText } from '#web/ui/typography/filled-text.tsx'
import type { Render } from '#web/ui/rendered.ts'
import { useTexts } from '#web/use-site.ts'
import { ToLocation } from './use-entered-place.ts'
import styles from './place-line.module.css'

type PlaceLineProps = {
  /** Label of the place; empty without one. The line is as high then, so that nothing moves when a remembered place comes. */
  place: string
  /** Whether it is a place that is known, so that suppliers deliver there or not. */
  isKnown: boolean
  /** The link or button that clears the place; absent where it belongs to the text of a search. */
  clear?: Render | undefined
}

/** Id of the location field of a search bar. */
export const LOCATION_FIELD = 'location'

/** Says for which place suppliers are listed, with ways to change and to clear it. It stands in a search bar. */
export function PlaceLine({ place, isKnown, clear }: PlaceLineProps) {
  const texts = useTexts(placeTexts)
  const toLocation = use(ToLocation)
  return (
    <div className={styles.line}>
      <Icon name="map-pin" className={styles.icon} />
      <span className={styles.place}>
        {place ? (
          <FilledText text={isKnown ? texts.deliveringTo : texts.unknown} values={{ place: <b>{place}</b> }} />
        ) : (
          <span>{texts.none}</span>
        )}
      </span>
      <TextLink
        href={`#${LOCATION_FIELD}`}
        className={styles.action}
        onClick={(event) => {
          event.preventDefault()
          toLocation()
        }}
      >
        {place ? texts.change : texts.add}
      </TextLink>
      {place && clear && (
        <TextLink render={clear} className={styles.action}>
          {texts.clear}
        </TextLink>
      )}
    </div>
  )
}
