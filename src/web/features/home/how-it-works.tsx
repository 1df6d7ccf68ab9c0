import { howItWorksTexts } from '#contract/site-texts/home-section-texts.ts'
import { scenePath } from '#shared/pictures/artwork-options.ts'
import { EXAMPLE_COMPARISON } from '#web/addresses/example-comparison.ts'
import { HOME_JOIN } from '#web/paths.ts'
import { Artwork } from '#web/ui/graphics/artwork.tsx'
import { ButtonLink } from '#web/ui/controls/button.tsx'
import { TextLink } from '#web/ui/controls/text-link.tsx'
import { Section } from '#web/ui/layout/section.tsx'
import { useTexts } from '#web/use-site.ts'
import styles from './how-it-works.module.css'

const STEPS = [1, 2, 3] as const
/** The step whose link shows what it is like. */
const COMPARING = 3

/** A still in place of the demo video, without a play control, because there is no video yet. */
export function HowItWorks() {
  const texts = useTexts(howItWorksTexts)
  return (
    <div className={styles.columns}>
      <figure className={styles.poster}>
        <Artwork src={texts.picture || scenePath('poster')} alt={texts.pictureAlt} ratio="16 / 9" />
        {texts.caption && <figcaption className={styles.caption}>{texts.caption}</figcaption>}
      </figure>
      <Section size="band" title={texts.title} className={styles.story}>
        <ol className={styles.steps}>
          {STEPS.map((n) => (
            <li key={n} className={styles.step}>
              <h3>{texts[`title${n}`]}</h3>
              <p className={styles.text}>{texts[`text${n}`]}</p>
              {n === COMPARING && texts.example && (
                <p className={styles.text}>
                  <TextLink href={EXAMPLE_COMPARISON}>{texts.example}</TextLink>
                </p>
              )}
            </li>
          ))}
        </ol>
        <ButtonLink href={HOME_JOIN} variant="quiet" className={styles.start}>
          {texts.start}
        </ButtonLink>
      </Section>
    </div>
  )
}
