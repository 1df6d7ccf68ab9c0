import type { Supplier } from '#contract/suppliers/suppliers.ts'
import { People } from '#web/features/accounts/members/people.tsx'
import { Documents } from '#web/features/supplier-profile/documents/documents.tsx'
import { SupplierCard } from '#web/features/directory/rows/supplier-card.tsx'
import { Gallery } from '#web/features/supplier-profile/pictures/gallery.tsx'
import { ProductsAndPromotions } from '#web/features/supplier-profile/products-and-promotions.tsx'
import { ProfileForm } from '#web/features/supplier-profile/profile/profile-form.tsx'

/** The tab in which suppliers edit their listing, pictures, products and offers, and say who else works on it. */
export const ProfileTab = ({ supplier, isSuspended }: { supplier: Supplier; isSuspended: boolean }) => (
  <>
    <ProfileForm supplier={supplier} card={(drawn) => <SupplierCard supplier={drawn} layout="grid" level={2} />} />
    {/* What is shown of a listing is not served while it is suspended. */}
    {!isSuspended && (
      <>
        <div id="pictures">
          <Gallery supplierId={supplier.id} />
        </div>
        <ProductsAndPromotions supplierId={supplier.id} />
      </>
    )}
    <div id="documents">
      <Documents supplierId={supplier.id} />
    </div>
    <div id="people">
      <People supplierId={supplier.id} />
    </div>
  </>
)
