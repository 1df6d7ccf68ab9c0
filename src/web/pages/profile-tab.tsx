import type { Id } from '#contract/values.ts'
import { Gallery } from '#web/features/listing/pictures/gallery.tsx'
import { Products } from '#web/features/listing/products/products.tsx'

/** What a supplier shows of itself. */
export const ProfileTab = ({ supplierId }: { supplierId: Id }) => (
  <>
    <Gallery supplierId={supplierId} />
    <Products supplierId={supplierId} />
  </>
)
