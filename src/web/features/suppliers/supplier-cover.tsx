import { labelPath } from '#shared/pictures/artwork-options.ts'
import type { Supplier } from '#contract/suppliers/suppliers.ts'
import { SUPPLIERS, suppliersPath } from '#web/paths.ts'
import { Artwork } from '#web/ui/graphics/artwork.tsx'
import { Icon } from '#web/ui/graphics/icon.tsx'
import { Wrap } from '#web/ui/layout/wrap.tsx'
import styles from './supplier-cover.module.css'

/** The supplier's label across the page, with the breadcrumb on a chip of paper; on phones only its last step. */
export function SupplierCover({
  supplier: { id, businessName, category },
}: {
  supplier: Pick<Supplier, 'id' | 'businessName' | 'category'>
}) {
  return (
    <div className={styles.cover}>
      <Artwork src={labelPath('cover', { seed: id, category })} alt="" eager className={styles.label} />
      <Wrap className={styles.wrap}>
        <nav aria-label="Breadcrumb" className={styles.trail}>
          <ol className={styles.steps}>
            <li className={styles.step}>
              <a href={SUPPLIERS}>Suppliers</a>
              <Icon name="caret-right" className={styles.caret} />
            </li>
            <li className={styles.back}>
              <Icon name="arrow-left" className={styles.arrow} />
              <a href={suppliersPath({ category })}>
                {category}
                <span className={styles.plural}> suppliers</span>
              </a>
              <Icon name="caret-right" className={styles.caret} />
            </li>
            <li className={styles.step} aria-current="page">
              {businessName}
            </li>
          </ol>
        </nav>
      </Wrap>
    </div>
  )
}
