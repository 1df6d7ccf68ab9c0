import { scenePath } from '#shared/artwork-options.ts'
import { HOME_ALIAS } from '#web/paths.ts'
import { Artwork } from '#web/ui/graphics/artwork.tsx'
import { ButtonLink } from '#web/ui/controls/button.tsx'
import { Section } from '#web/ui/layout/section.tsx'
import styles from './how-it-works.module.css'

const STEPS = [
  { title: 'Say what you use', text: 'Litres, kilos, delivery days. Two minutes, no account.' },
  { title: 'Suppliers price it', text: 'Verified wholesalers near you reply to you directly.' },
  { title: 'Compare and pick', text: 'Side by side, with minimums and delivery days shown.' },
]

/** A still in place of the demo video, without a play control, because there is no video yet. */
export const HowItWorks = () => (
  <div className={styles.columns}>
    <figure className={styles.poster}>
      <Artwork
        src={scenePath('poster')}
        alt="Two quotes for full cream milk on a loading dock: $1.92, and $1.74 with a tick"
        ratio="16 / 9"
      />
      <figcaption className={styles.caption}>Demo video: a quote comes back</figcaption>
    </figure>
    <Section size="band" title="One request, three prices" className={styles.story}>
      <ol className={styles.steps}>
        {STEPS.map(({ title, text }) => (
          <li key={title} className={styles.step}>
            <h3>{title}</h3>
            <p className={styles.text}>{text}</p>
          </li>
        ))}
      </ol>
      <ButtonLink href={HOME_ALIAS} variant="quiet" className={styles.start}>
        Get started
      </ButtonLink>
    </Section>
  </div>
)
