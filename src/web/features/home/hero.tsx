import { scenePath } from '#shared/artwork-options.ts'
import { HOME_ALIAS, SUPPLIERS } from '#web/paths.ts'
import { ButtonLink } from '#web/ui/controls/button.tsx'
import { Wrap } from '#web/ui/layout/wrap.tsx'
import { IntroAnimation } from './intro-animation.tsx'
import styles from './hero.module.css'

const PICTURE = 'Cartons of produce, milk, coffee and bread stacked on a pallet, with a magpie on top'

/**
 * The headline, the links to start, and a picture. The picture is the largest element of the first screen, so it is loaded with high
 * priority. All figures are fixed text.
 */
export const Hero = () => (
  <section className={styles.hero}>
    <IntroAnimation />
    <Wrap className={styles.columns}>
      <div className={styles.copy}>
        <h1 className={styles.title}>Find your next supplier before the morning rush</h1>
        <p className={styles.lede}>
          2,847 Australian cafes and restaurants have joined. They compare 500+ pre-screened suppliers, save up to 40% on what they buy, and
          pay nothing for access.
        </p>
        <div className={styles.actions}>
          <ButtonLink href={HOME_ALIAS} size="lg">
            Start saving
          </ButtonLink>
          <ButtonLink href={SUPPLIERS} size="lg" variant="outline">
            Browse suppliers
          </ButtonLink>
        </div>
        <p className={styles.fine}>Completely free. No credit card. Instant access.</p>
        <p className={styles.joined}>
          <b>2,847</b> businesses in the last 30 days, <b>+12</b> in the last hour
        </p>
      </div>
      <img src={scenePath('hero')} alt={PICTURE} width={700} height={572} fetchPriority="high" className={styles.picture} />
    </Wrap>
  </section>
)
