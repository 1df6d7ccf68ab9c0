import type { CSSProperties } from 'react'
import { groundOf, labelPath, stampInk } from '#shared/pictures/artwork-options.ts'
import { shownPicture, variantOf } from '#shared/pictures/upload-variants.ts'
import { Picture } from '#web/ui/graphics/picture.tsx'
import { Stamp } from '#web/ui/graphics/stamp.tsx'
import type { CardLayout } from './card-layout.ts'
import type { ListedSupplier } from './listed-supplier.ts'
import styles from './supplier-artwork.module.css'

type SupplierArtworkProps = { supplier: ListedSupplier; layout: CardLayout; step?: number; priority?: boolean }

/**
 * The case label of a supplier with its logo or a stamp of its first letter. While it is loading, its background has the label's colour.
 */
export function SupplierArtwork({ supplier, layout, step = 0, priority }: SupplierArtworkProps) {
  const choice = { seed: supplier.id, category: supplier.category, step }
  const ground: CSSProperties = { '--ground': `var(--litho-${groundOf(choice)})` }
  const loading = priority ? ({ loading: 'eager', fetchPriority: 'high' } as const) : ({ loading: 'lazy', decoding: 'async' } as const)
  return (
    <div className={styles.artwork} style={ground}>
      <picture>
        {layout === 'auto' && <source media="(max-width: 47.5rem)" srcSet={labelPath('row', choice)} />}
        {/* the loading attributes come before `src`, because browsers start to load when it is set */}
        <img alt="" {...loading} src={labelPath(layout === 'row' ? 'row' : 'card', choice)} className={styles.image} />
      </picture>
      <SupplierMark supplier={supplier} />
    </div>
  )
}

function SupplierMark({ supplier: { id, category, businessName, logoUrl } }: { supplier: ListedSupplier }) {
  const logo = shownPicture(logoUrl)
  if (logo)
    return (
      <Picture
        loading="lazy"
        decoding="async"
        src={logo}
        alt=""
        // One source is enough: what cannot show it shows the upload.
        sources={[{ type: 'image/avif', srcSet: variantOf(logo, 160, 'avif') }]}
        className={styles.logo}
      />
    )
  const { ground, ink } = stampInk(id, category)
  return <Stamp name={businessName} ground={`var(${ground})`} ink={`var(${ink})`} className={styles.stamp} />
}
