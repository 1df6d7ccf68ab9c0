import type { ReactNode } from 'react'
import { filled } from '#contract/site-texts/text-group.ts'
import { heroTexts } from '#contract/site-texts/home-texts.ts'
import { scenePath } from '#shared/pictures/artwork-options.ts'
import { HOME_JOIN, SUPPLIERS } from '#web/paths.ts'
import { ButtonLink } from '#web/ui/controls/button.tsx'
import { Wrap } from '#web/ui/layout/wrap.tsx'
import { StrongText } from '#web/ui/typography/strong-text.tsx'
import { useSite, useTexts } from '#web/use-site.ts'
import { ExampleMark } from '#web/example-mark.tsx'
import { Tag } from '#web/ui/typography/tag.tsx'
import { IntroAnimation } from './intro-animation.tsx'
import { useStatements } from '#web/use-statements.ts'
import styles from './hero.module.css'

/**
 * The headline, the links to start, a picture, and the `search` below it; on phones, where a picture would push it out of the first screen,
 * above it. The picture is the largest element of the first screen, so it is loaded with high priority.
 */
export function Hero({ search }: { search: ReactNode }) {
  const texts = useTexts(heroTexts)
  return (
    <div className={styles.front}>
      <section className={styles.hero}>
        <IntroAnimation />
        <Wrap className={styles.columns}>
          <div className={styles.copy}>
            <h1 className={styles.title}>{texts.title}</h1>
            <Lede texts={texts} />
            <div className={styles.actions}>
              <ButtonLink href={HOME_JOIN} size="lg">
                {texts.start}
              </ButtonLink>
              <ButtonLink href={SUPPLIERS} size="lg" variant="outline">
                {texts.browse}
              </ButtonLink>
            </div>
            {texts.fine && <p className={styles.fine}>{texts.fine}</p>}
            <Joined texts={texts} />
          </div>
          <img
            src={texts.picture || scenePath('hero')}
            alt={texts.pictureAlt}
            width={700}
            height={572}
            fetchPriority="high"
            className={styles.picture}
          />
        </Wrap>
      </section>
      <div className={styles.search}>{search}</div>
    </div>
  )
}

type Texts = { texts: ReturnType<typeof useTexts<keyof (typeof heroTexts)['texts']>> }

function Lede({ texts: { lede, ledeComputed, ledePlain, sample } }: Texts) {
  const { mode, figures } = useStatements()
  const { isDemo } = useSite()
  return (
    <p className={styles.lede}>
      {mode === 'sample' ? lede : figures ? filled(ledeComputed, figures) : ledePlain} <ExampleMark of="figures" />
      {mode === 'sample' && isDemo && <Tag>{sample}</Tag>}
    </p>
  )
}

/** Shows who has joined of late; nothing where nobody has. */
function Joined({ texts: { joined, joinedComputed } }: Texts) {
  const { mode, counts, figures } = useStatements()
  const text = mode === 'sample' ? joined : figures && counts && counts.newVenues > 0 ? filled(joinedComputed, figures) : ''
  return (
    text && (
      <p className={styles.joined}>
        <StrongText text={text} />
      </p>
    )
  )
}
