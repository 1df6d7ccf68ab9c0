import { stampInk } from '#shared/artwork-options.ts'
import { Section } from '#web/ui/layout/section.tsx'
import { Stamp } from '#web/ui/graphics/stamp.tsx'
import styles from './testimonials.module.css'

/** `about` is the category that the quote is about; it determines the stamp's colours. */
const TESTIMONIALS = [
  {
    text: 'We sent one bulk quote on a Sunday night and had three milk prices by open. That is the whole pitch.',
    name: 'Lena Marsh',
    venue: 'Moth and Lamp, Northcote',
    about: 'Dairy',
  },
  {
    text: 'Found a seafood supplier who delivers to Ballarat. I had stopped believing there was one.',
    name: 'Dev Kaur',
    venue: 'The Long Paddock, Ballarat',
    about: 'Seafood',
  },
  {
    text: 'My packaging bill dropped by a third and the cups are better.',
    name: 'Tom Ferrante',
    venue: 'Corner Bar Uno, Leichhardt',
    about: 'Packaging',
  },
]

export const Testimonials = () => (
  <Section size="band" title="From the first venues through the door">
    <div className={styles.quotes}>
      {TESTIMONIALS.map(({ text, name, venue, about }) => (
        <figure key={name} className={styles.quote}>
          <blockquote className={styles.text}>{text}</blockquote>
          <figcaption className={styles.who}>
            <VenueStamp name={name} venue={venue} about={about} />
            <span>
              <b className={styles.name}>{name}</b>
              {venue}
            </span>
          </figcaption>
        </figure>
      ))}
    </div>
  </Section>
)

function VenueStamp({ name, venue, about }: { name: string; venue: string; about: string }) {
  const { ground, ink } = stampInk(venue, about)
  return <Stamp name={name} ground={`var(${ground})`} ink={`var(${ink})`} />
}
