import { useState } from 'react'
import type { QuoteRequest } from '#contract/quotes.ts'
import { logoSourcesOf, shownPicture } from '#shared/upload-variants.ts'
import { Picture } from '#web/ui/graphics/picture.tsx'
import { Stamp } from '#web/ui/graphics/stamp.tsx'
import styles from './supplier-picture.module.css'

const SIZE = 44

/** The logo of a supplier, or a stamp with its first letter. */
export function SupplierPicture({ supplier: { businessName, logoUrl } }: { supplier: QuoteRequest['supplier'] }) {
  const [isBroken, setBroken] = useState(false)
  const logo = shownPicture(logoUrl)
  if (!logo || isBroken) return <Stamp name={businessName} size={SIZE} />
  return (
    <Picture
      src={logo}
      alt=""
      sources={logoSourcesOf(logo)}
      sizes={`${SIZE}px`}
      width={SIZE}
      height={SIZE}
      loading="lazy"
      className={styles.logo}
      onError={() => setBroken(true)}
    />
  )
}
