import { supplierPraiseTexts } from '#contract/site-texts/subscription-texts.ts'
import { ExampleMark } from '#web/example-mark.tsx'
import { Section } from '#web/ui/layout/section.tsx'
import { useSite, useTexts } from '#web/use-site.ts'
import styles from './supplier-praise.module.css'

const SAMPLES = [1, 2, 3] as const

/** Sample praise of suppliers, where the site shows samples: nobody counts or collects what suppliers say. */
export function SupplierPraise() {
  const texts = useTexts(supplierPraiseTexts)
  if (useSite().claims.testimonials !== 'sample') return null
  return (
    <Section size="band" title={texts.title} aside={<ExampleMark of="testimonials" />}>
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
