import type { Supplier } from '#contract/suppliers/suppliers.ts'
import { Documents } from '#web/features/supplier-profile/documents/documents.tsx'
import { PlaceSuggestions } from '#web/features/directory/place/place-suggestions.tsx'
import { SupplierCard } from '#web/features/directory/rows/supplier-card.tsx'
import { PartList } from '#web/features/supplier-profile/parts/part-list.tsx'
import { Gallery } from '#web/features/supplier-profile/pictures/gallery.tsx'
import { ProfileForm } from '#web/features/supplier-profile/profile/profile-form.tsx'
import styles from './profile-tab.module.css'

/** The tab in which suppliers edit their listing, its pictures and its documents, with links to its parts. */
export const ProfileTab = ({ supplier, isSuspended }: { supplier: Supplier; isSuspended: boolean }) => (
  <div className={styles.parts}>
    <PartList supplier={supplier} isSuspended={isSuspended} />
    <div className={styles.content}>
      <ProfileForm
        supplier={supplier}
        card={(drawn) => <SupplierCard supplier={drawn} layout="grid" level={2} />}
        Suggestions={PlaceSuggestions}
      />
      {/* What is shown of a listing is not served while it is suspended. */}
      {!isSuspended && (
        <div id="pictures" tabIndex={-1}>
          <Gallery supplierId={supplier.id} />
        </div>
      )}
      <div id="documents" tabIndex={-1}>
        <Documents supplierId={supplier.id} />
      </div>
    </div>
  </div>
)
