import { testimonialTexts } from '#contract/site-texts/home-section-texts.ts'
import { stampInk } from '#shared/pictures/artwork-options.ts'
import { supplierPath } from '#web/paths.ts'
import { TextLink } from '#web/ui/controls/text-link.tsx'
import { Section } from '#web/ui/layout/section.tsx'
import { Stamp } from '#web/ui/graphics/stamp.tsx'
import { useSite, useTexts } from '#web/use-site.ts'
import { ExampleMark } from '#web/example-mark.tsx'
import styles from './testimonials.module.css'

/** The categories that the samples are about; they determine the colours of the stamps. */
const SAMPLES = [
  { n: 1, category: 'Dairy' },
  { n: 2, category: 'Seafood' },
  { n: 3, category: 'Packaging' },
] as const

type ShownTestimonial = {
  key: string | number
  text: string
  name: string
  venue: string | null
  category: string
  /** The supplier that a review is about. */
  about?: { id: number; businessName: string }
}

/** Praise of venues: samples, or the newest five-star reviews; nothing where praise is hidden or nobody has written any. */
export function Testimonials() {
  const { title } = useTexts(testimonialTexts)
  const quotes = useTestimonials()
  return (
    quotes.length > 0 && (
      <Section size="band" title={title} aside={<ExampleMark of="testimonials" />}>
        <div className={styles.quotes}>
          {quotes.map(({ key, ...quote }) => (
            <Testimonial key={key} {...quote} />
          ))}
        </div>
      </Section>
    )
  )
}

const Testimonial = ({ text, name, venue, category, about }: Omit<ShownTestimonial, 'key'>) => (
  <figure className={styles.quote}>
    <blockquote className={styles.text}>{text}</blockquote>
    <figcaption className={styles.who}>
      <VenueStamp name={name} venue={venue ?? name} category={category} />
      <span>
        <b className={styles.name}>{name}</b>
        {venue} {about && <TextLink href={supplierPath(about.id)}>{about.businessName}</TextLink>}
      </span>
    </figcaption>
  </figure>
)

function useTestimonials(): ShownTestimonial[] {
  const { statements, praise: testimonials = [] } = useSite()
  const texts = useTexts(testimonialTexts)
  if (statements.testimonials === 'hidden') return []
  if (statements.testimonials === 'sample')
    return SAMPLES.map(({ n, category }) => ({
      key: n,
      text: texts[`text${n}`],
      name: texts[`name${n}`],
      venue: texts[`venue${n}`],
      category,
    }))
  return testimonials.map(({ supplierId: id, supplier: businessName, ...quote }) => ({ ...quote, key: id, about: { id, businessName } }))
}

function VenueStamp({ name, venue, category }: { name: string; venue: string; category: string }) {
  const { ground, ink } = stampInk(venue, category)
  return <Stamp name={name} ground={`var(${ground})`} ink={`var(${ink})`} />
}
