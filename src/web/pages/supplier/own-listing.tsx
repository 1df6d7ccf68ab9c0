import { dashboardPath } from '#web/paths.ts'
import { ButtonLink } from '#web/ui/controls/button.tsx'
import { TextLink } from '#web/ui/controls/text-link.tsx'
import styles from './own-listing.module.css'

/**
 * Takes the place of all that buyers ask with on the page of a supplier's own listing: its style hides what stands beside it, so that the
 * script of the page needs to know nothing of it.
 */
export const OwnListing = () => (
  <div className={styles.own}>
    <p className={styles.title}>This is your listing</p>
    <p>Buyers ask you for a price here.</p>
    <ButtonLink size="lg" block href={dashboardPath({ tab: 'profile' })}>
      Edit this listing
    </ButtonLink>
    <p>
      <TextLink href={dashboardPath({ tab: 'products' })}>Products and promotions</TextLink>
      {' · '}
      <TextLink href={dashboardPath({ tab: 'reviews' })}>Reviews</TextLink>
    </p>
  </div>
)
