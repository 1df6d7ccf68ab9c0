import { useState } from 'react'
import type { QuoteRequest } from '#contract/quotes.ts'
import { Stamp } from '#web/ui/graphics/stamp.tsx'
import styles from './supplier-picture.module.css'

const SIZE = 44

/** The logo of a supplier, or a stamp with its first letter. */
export function SupplierPicture({ supplier: { businessName, logoUrl } }: { supplier: QuoteRequest['supplier'] }) {
  const [isBroken, setBroken] = useState(false)
  if (!logoUrl || isBroken) return <Stamp name={businessName} size={SIZE} />
  return <img src={logoUrl} alt="" width={SIZE} height={SIZE} loading="lazy" className={styles.logo} onError={() => setBroken(true)} />
}
