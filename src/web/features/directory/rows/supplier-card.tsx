import { cardTexts } from '#contract/site-texts/directory-texts.ts'
import { filled } from '#contract/site-texts/text-group.ts'
import type { ReactNode } from 'react'
import type { ResolvedPlace } from '#contract/suppliers/resolved-place.ts'
import type { SearchMatch } from '#contract/directory/search-match.ts'
import { supplierPath } from '#web/paths.ts'
import { Card, cardLink } from '#web/ui/layout/card.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { MetaLabel } from '#web/ui/typography/meta-label.tsx'
import { Rating } from '#web/ui/graphics/rating.tsx'
import { Seal } from '#web/ui/graphics/seal.tsx'
import { Tags } from '#web/ui/typography/tag.tsx'
import { useTexts } from '#web/use-site.ts'
import type { CardLayout } from './card-layout.ts'
import { DeliveryFacts } from './delivery-facts.tsx'
import { QuickActions } from './quick-actions.tsx'
import { Reason } from '#web/features/directory/reading/reason.tsx'
import { SupplierArtwork } from './supplier-artwork.tsx'
import type { ListedSupplier } from './listed-supplier.ts'
import styles from './supplier-card.module.css'

type SupplierCardProps = {
  supplier: ListedSupplier
  /** The place of the list, if it has one: the card then has delivery facts for it. */
  place?: ResolvedPlace | undefined
  layout: CardLayout
  /** Varies the label's tone, so that neighbours differ (`labelSteps`). */
  step?: number
  /** Whether the card is in view at first paint, so that its picture is loaded eagerly. */
  priority?: boolean
  level?: 2 | 3 | 4
  /** The favourite button, which belongs to another feature. */
  favourite?: ReactNode
  /** The checkbox of bulk mode. */
  checkbox?: ReactNode
  isSelected?: boolean
  /** Whether the card says that its supplier pays for its place. */
  isPaidPlace?: boolean
}

/** The number of tags before "+N more". */
const TAGS_SHOWN = 3

/**
 * A supplier in a list. The whole card links to the profile; its actions appear on hover or focus, and are always visible on touch screens.
 */
export function SupplierCard({ supplier, place, layout, step, priority, level = 3, ...shown }: SupplierCardProps) {
  const { favourite: saveButton, checkbox, isSelected, isPaidPlace } = shown
  const { id, businessName, category, isVerified, match } = supplier
  const kind = match?.kind
  const reason = match && <Reason match={match} />
  const texts = useTexts(cardTexts)
  const Name = `h${level}` as const
  return (
    <Card lifts selected={isSelected} className={classNames(styles.card, styles[layout])}>
      {checkbox && <div className={styles.checkbox}>{checkbox}</div>}
      {isPaidPlace && (
        <p className={styles.featured} title={texts.featuredHelp}>
          {texts.featured}
          <span className="visually-hidden">. {texts.featuredHelp}</span>
        </p>
      )}
      <SupplierArtwork supplier={supplier} layout={layout} step={step} priority={priority} />
      <div className={styles.body}>
        <div className={styles.meta}>
          <MetaLabel>{[category, placeOf(supplier)].filter(Boolean).join(', ')}</MetaLabel>
          {isVerified && (
            <span className={styles.verified}>
              <Seal>{texts.verified}</Seal>
            </span>
          )}
        </div>
        <Name className={styles.name}>
          <a href={supplierPath(id)} className={cardLink}>
            {kind === 'name' ? reason : businessName}
          </a>
        </Name>
        <CardRating supplier={supplier} />
        <CardOffer supplier={supplier} />
        {place && <DeliveryFacts supplier={supplier} place={place} className={styles.facts} />}
        {(kind === 'product' || kind === 'price-list') && <p className={styles.reason}>{reason}</p>}
        <p className={classNames(styles.description, kind === 'text' && styles.found)}>{kind === 'text' ? reason : supplier.description}</p>
        <CardTags tags={supplier.tags} found={kind === 'tag' && match} />
      </div>
      <QuickActions supplier={supplier} favourite={saveButton} />
    </Card>
  )
}

/** What it offers today, and whether its price list answers requests. */
function CardOffer({ supplier: { promotion, answersAtOnce } }: Pick<SupplierCardProps, 'supplier'>) {
  const texts = useTexts(cardTexts)
  return (
    <>
      {promotion && (
        <p className={styles.offer}>
          <b>{texts.onOffer}</b> {promotion.title}
        </p>
      )}
      {answersAtOnce && (
        <p className={styles.offer}>
          <b>{texts.answersAtOnce}</b>
        </p>
      )}
    </>
  )
}

/** Some of the tags, the one that was searched for before the others. */
function CardTags({ tags, found }: { tags: readonly string[]; found: SearchMatch | false | undefined }) {
  const texts = useTexts(cardTexts)
  return (
    <div className={styles.tags}>
      <Tags
        tags={found ? [<Reason key={found.text} match={found} />, ...tags.filter((tag) => tag !== found.text)] : tags}
        most={TAGS_SHOWN}
        label={texts.tags}
        moreLabel={(count) => filled(texts.moreTags, { count })}
      />
    </div>
  )
}

function CardRating({ supplier: { averageRating, totalReviews } }: Pick<SupplierCardProps, 'supplier'>) {
  const { unrated, oneReview, reviews, rating } = useTexts(cardTexts)
  if (totalReviews === 0) return <p className={styles.unrated}>{unrated}</p>
  return (
    <Rating
      rating={averageRating}
      reviews={totalReviews}
      counted={totalReviews === 1 ? oneReview : filled(reviews, { count: totalReviews.toLocaleString('en-AU') })}
      outOf={filled(rating, { rating: Number(averageRating).toFixed(1) })}
    />
  )
}

const placeOf = ({ suburb, state }: ListedSupplier) => [suburb, state].filter(Boolean).join(' ')
