import type { SimilarSupplier } from '#contract/directory/directory.ts'
import { inSentence } from '#contract/options.ts'
import type { Supplier } from '#contract/suppliers/suppliers.ts'
import { labelPath, stepSeeds } from '#shared/pictures/artwork-options.ts'
import { suppliersPath, supplierPath } from '#web/paths.ts'
import { TextLink } from '#web/ui/controls/text-link.tsx'
import { Artwork } from '#web/ui/graphics/artwork.tsx'
import { Rating } from '#web/ui/graphics/rating.tsx'
import { Seal } from '#web/ui/graphics/seal.tsx'
import { Card, cardLink } from '#web/ui/layout/card.tsx'
import { Section } from '#web/ui/layout/section.tsx'
import { placeOf } from './delivery/place.ts'
import styles from './similar-suppliers.module.css'

type SimilarSuppliersProps = {
  supplier: Supplier
  similar: readonly SimilarSupplier[]
  /** Label of the place that they were asked for; without it nothing is said of where they deliver. */
  place: string | undefined
}

/** Other suppliers of the category, each with what is known of it at the place of whoever looks; renders nothing if there are none. */
export function SimilarSuppliers({ supplier, similar, place }: SimilarSuppliersProps) {
  if (similar.length === 0) return null
  const { category } = supplier
  const steps = stepSeeds(similar.map(({ id }) => ({ seed: id, category })))
  return (
    <Section
      title={`Other ${inSentence(category)} suppliers`}
      id="similar"
      aside={<TextLink href={suppliersPath({ category })}>All {inSentence(category)} suppliers</TextLink>}
    >
      <ul className={styles.suppliers}>
        {similar.map((found, i) => (
          <Card key={found.id} as="li" lifts>
            <Artwork src={labelPath('tile', { seed: found.id, category, step: steps[i] })} alt="" ratio="16 / 9" />
            <div className={styles.body}>
              <h3 className={styles.name}>
                <a href={supplierPath(found.id)} className={cardLink}>
                  {found.businessName}
                </a>{' '}
                {found.isVerified && <Seal markOnly>Verified</Seal>}
              </h3>
              <p className={styles.place}>{placeOf(found)}</p>
              {found.totalReviews > 0 ? (
                <Rating rating={found.averageRating} reviews={found.totalReviews} />
              ) : (
                <p className={styles.place}>No reviews yet</p>
              )}
              {place && (
                <p className={styles.delivers}>{found.delivers ? `Delivers to ${place}` : 'Near, has not said where it delivers'}</p>
              )}
            </div>
          </Card>
        ))}
      </ul>
    </Section>
  )
}
