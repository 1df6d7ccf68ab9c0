import type { Venue } from '#contract/suppliers/suppliers.ts'
import { shownPicture, sourcesOf } from '#shared/pictures/upload-variants.ts'
import { Picture } from '#web/ui/graphics/picture.tsx'
import { Section } from '#web/ui/layout/section.tsx'
import styles from './venues.module.css'

/** The venues that the supplier works with, each by its logo or else its name; renders nothing if there are none. */
export function Venues({ venues }: { venues: readonly Venue[] }) {
  if (venues.length === 0) return null
  return (
    <Section title="Venues We Work With" sub="Trusted by leading cafes and restaurants" id="venues">
      <ul className={styles.venues}>
        {venues.map(({ id, venueName, logoUrl }) => (
          <li key={id} className={styles.venue}>
            <VenueMark venueName={venueName} logo={shownPicture(logoUrl)} />
          </li>
        ))}
      </ul>
    </Section>
  )
}

const VenueMark = ({ venueName, logo }: { venueName: string; logo: string | null }) =>
  logo ? (
    <Picture loading="lazy" src={logo} alt={venueName} sources={sourcesOf(logo)} sizes="200px" className={styles.logo} />
  ) : (
    <NamedVenue name={venueName} />
  )

const NamedVenue = ({ name }: { name: string }) => (
  <>
    <span className={styles.name}>{name}</span>
    <span className={styles.caption}>Client Logo</span>
  </>
)
