import { stampInk } from '#shared/pictures/artwork-options.ts'
import type { Supplier } from '#contract/suppliers/suppliers.ts'
import { logoSourcesOf, shownPicture } from '#shared/pictures/upload-variants.ts'
import { classNames } from '#web/ui/class-names.ts'
import { Picture } from '#web/ui/graphics/picture.tsx'
import { Rating } from '#web/ui/graphics/rating.tsx'
import { Stamp } from '#web/ui/graphics/stamp.tsx'
import { Tags } from '#web/ui/typography/tag.tsx'
import { placeOf } from './delivery/place.ts'
import { VerifiedSeal } from './facts/verified-seal.tsx'
import styles from './supplier-header.module.css'

/** Names of more characters are set smaller, so that 120 of them fit into four lines on a phone. */
const LONG = 34
const VERY_LONG = 68

/** The head of a profile: logo or first letter, name, seal, place, rating, description, tags. */
export function SupplierHeader({ supplier }: { supplier: Supplier }) {
  const { id, businessName, isVerified, category, averageRating, totalReviews, description, tags } = supplier
  const place = placeOf(supplier)
  return (
    <header className={styles.header}>
      <div className={styles.who}>
        <div className={styles.avatar}>
          <Avatar supplier={supplier} />
        </div>
        <div>
          <h1
            className={classNames(
              styles.name,
              businessName.length > LONG && styles.long,
              businessName.length > VERY_LONG && styles.longest,
            )}
          >
            {businessName}
          </h1>
          <div className={styles.facts}>
            {isVerified && <VerifiedSeal supplierId={id} />}
            <span>{category}</span>
            {place && <span>{place}</span>}
            <Rating rating={averageRating} reviews={totalReviews} starsFirst />
          </div>
        </div>
      </div>
      {description && <p className={styles.description}>{description}</p>}
      <Tags tags={tags} />
    </header>
  )
}

/** The logo or stamp; its size is set in the style sheet, because it is smaller on phones. */
function Avatar({ supplier: { id, businessName, category, logoUrl } }: { supplier: Supplier }) {
  const logo = shownPicture(logoUrl)
  if (logo) return <Picture src={logo} alt="" sources={logoSourcesOf(logo)} sizes="92px" width={92} height={92} className={styles.logo} />
  const { ground, ink } = stampInk(id, category)
  return <Stamp name={businessName} size={92} ground={`var(${ground})`} ink={`var(${ink})`} className={styles.stamp} />
}
