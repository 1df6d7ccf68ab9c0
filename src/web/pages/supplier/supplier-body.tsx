import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, type ComponentProps } from 'react'
import type { Promotion } from '#contract/suppliers/promotions.ts'
import type { Supplier } from '#contract/suppliers/suppliers.ts'
import { shownPicture } from '#shared/pictures/upload-variants.ts'
import { Reviews } from '#web/features/reviews/reviews.tsx'
import { hasDelivery } from '#web/features/suppliers/delivery/delivery-texts.ts'
import { Differentiators } from '#web/features/suppliers/sections/differentiators.tsx'
import { Gallery } from '#web/features/suppliers/sections/gallery.tsx'
import { AddToListButton } from '#web/pages/order-lists/add-to-list-button.tsx'
import { Products } from '#web/features/suppliers/sections/products.tsx'
import { Promotions } from '#web/features/suppliers/sections/promotions.tsx'
import { SectionLinks } from '#web/features/suppliers/section-links.tsx'
import { SimilarSuppliers } from '#web/features/suppliers/similar-suppliers.tsx'
import { Statistics } from '#web/features/suppliers/facts/statistics.tsx'
import { Venues } from '#web/features/suppliers/sections/venues.tsx'
import { supplierPath } from '#web/paths.ts'
import type { SupplierSearch } from '#web/features/suppliers/supplier-search.ts'
import { useHydrated } from '#web/browser/use-hydrated.ts'
import { queryString } from '#web/query-string.ts'
import { SupplierDelivery } from './supplier-delivery.tsx'
import { useSimilar } from './use-similar.ts'
import { profileReads } from './supplier-reads.ts'
import styles from './supplier.module.css'

const Range = lazy(() => import('#web/features/suppliers/range/range.tsx'))

type ProfileBodyProps = {
  supplier: Supplier
  search: SupplierSearch
  promotions: readonly Promotion[]
  onAsk: ComponentProps<typeof Products>['onAsk']
}

/** The sections of a profile, with links to them. Drawn tiles of the gallery come after the reviews, since they say nothing. */
export function ProfileBody({ supplier, search, promotions, onAsk }: ProfileBodyProps) {
  const reads = profileReads(String(supplier.id))
  const products = useQuery(reads.products).data ?? []
  const venues = useQuery(reads.venues).data ?? []
  const pictures = useQuery(reads.pictures).data ?? []
  const { hasRange } = supplier
  const isHydrated = useHydrated()
  const { similar, place } = useSimilar(supplier, search.location)
  const hasPictures = pictures.some(({ url }) => shownPicture(url))
  const gallery = <Gallery supplier={supplier} pictures={pictures} />
  const parts = [
    hasDelivery(supplier) && { id: 'delivery', title: 'Delivery' },
    promotions.length > 0 && { id: 'offers', title: 'On offer' },
    products.length > 0 && { id: 'products', title: 'Products' },
    hasRange === true && { id: 'range', title: 'Full range' },
    venues.length > 0 && { id: 'venues', title: 'Venues' },
    hasPictures && GALLERY,
    { id: 'reviews', title: 'Reviews' },
    !hasPictures && GALLERY,
    similar.length > 0 && { id: 'similar', title: 'Similar suppliers' },
  ].filter((part) => part !== false)
  const pathFor = (change: SupplierSearch) => supplierPath(supplier.id) + queryString({ ...search, ...change })
  return (
    <div className={styles.body}>
      <SectionLinks parts={parts} />
      <SupplierDelivery supplier={supplier} location={search.location} pathFor={pathFor} />
      <Promotions promotions={promotions} />
      <Statistics supplier={supplier} />
      <Differentiators supplier={supplier} />
      <Products
        category={supplier.category}
        products={products}
        onAsk={onAsk}
        toolFor={({ id }, describedBy) => <AddToListButton source={{ productId: id }} size="sm" describedBy={describedBy} />}
      />
      {hasRange && (
        <div id="range">
          <Suspense>{isHydrated && <Range supplierId={supplier.id} />}</Suspense>
        </div>
      )}
      <Venues venues={venues} />
      {hasPictures && gallery}
      <Reviews supplier={supplier} filter={search} pathFor={(change) => `${pathFor(change)}#reviews`} />
      {!hasPictures && gallery}
      <SimilarSuppliers supplier={supplier} similar={similar} place={place} />
    </div>
  )
}

const GALLERY = { id: 'gallery', title: 'Gallery' }
