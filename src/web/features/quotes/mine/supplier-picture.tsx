import type { QuoteRequest } from '#contract/quotes/quotes.ts'
import { Logo } from '#web/ui/graphics/logo.tsx'
import styles from './supplier-picture.module.css'

/** The logo of a supplier, or a stamp with its first letter. */
export const SupplierPicture = ({ supplier: { businessName, logoUrl } }: { supplier: QuoteRequest['supplier'] }) => (
  <Logo name={businessName} url={logoUrl} size={44} className={styles.logo} />
)
