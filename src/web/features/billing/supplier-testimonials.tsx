import { claimTexts } from '#contract/site-texts/home-texts.ts'
import { supplierTestimonialTexts } from '#contract/site-texts/subscription-texts.ts'
import { Section } from '#web/ui/layout/section.tsx'
import { Tag } from '#web/ui/typography/tag.tsx'
import { useSite, useTexts } from '#web/use-site.ts'
import styles from './supplier-testimonials.module.css'

const SAMPLES = [1, 2, 3] as const

/**
 * Sample praise of suppliers, where the site shows samples: nobody counts or collects what suppliers say. It is marked beside demo data as
 * well, since it stands where somebody pays.
 */
export function SupplierTestimonials() {
  const texts = useTexts(supplierTestimonialTexts)
  const { example } = useTexts(claimTexts)
  if (useSite().statements.testimonials !== 'sample') return null
  return (
    <Section size="band" title={texts.title} aside={<Tag>{example}</Tag>}>
      <div className={styles.quotes}>
        {SAMPLES.map((n) => (
          <figure key={n} className={styles.quote}>
            <blockquote className={styles.text}>{texts[`text${n}`]}</blockquote>
            <figcaption className={styles.who}>
              <b>{texts[`name${n}`]}</b>
              {texts[`business${n}`]}
            </figcaption>
          </figure>
        ))}
      </div>
    </Section>
  )
}
