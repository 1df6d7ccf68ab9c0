import { labelPath, stepSeeds } from '#shared/pictures/artwork-options.ts'
import type { Picture, Supplier } from '#contract/suppliers/suppliers.ts'
import { shownPicture, sourcesOf } from '#shared/pictures/upload-variants.ts'
import { Artwork } from '#web/ui/graphics/artwork.tsx'
import { Section } from '#web/ui/layout/section.tsx'
import styles from './gallery.module.css'

/** The number of tiles. */
const TILES = 6
const COLUMNS = 3
/** Three columns beside the docket, two on phones. */
const TILE_SIZES = '(max-width: 47.5rem) 45vw, 280px'

type GalleryProps = { supplier: Pick<Supplier, 'id' | 'category'>; pictures: readonly Picture[] }

/** The uploaded pictures, then numbered drawn tiles up to TILES. */
export function Gallery({ supplier: { id, category }, pictures }: GalleryProps) {
  const labels = Array.from({ length: TILES }, (_, i) => ({ seed: `${id}-${i + 1}`, category }))
  const shown = pictures.filter(({ url }) => shownPicture(url))
  const steps = stepSeeds(labels, COLUMNS)
  const drawn = labels.map((label, i) => ({ place: i + 1, src: labelPath('tile', { ...label, step: steps[i] }) }))
  return (
    <Section title="Business Gallery" id="gallery">
      <ul className={styles.tiles}>
        {shown.map((picture) => (
          <li key={picture.id} className={styles.tile}>
            <Artwork src={picture.url} alt={picture.alt} sources={sourcesOf(picture.url)} sizes={TILE_SIZES} ratio="4 / 3" />
          </li>
        ))}
        {drawn.slice(shown.length).map(({ place, src }) => (
          <li key={place} className={styles.tile}>
            <Artwork src={src} alt="" ratio="4 / 3" />
            <span className={styles.caption}>Image {place}</span>
          </li>
        ))}
      </ul>
    </Section>
  )
}
