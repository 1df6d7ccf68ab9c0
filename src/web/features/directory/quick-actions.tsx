import { cardTexts } from '#contract/site-texts/directory-texts.ts'
import { filled } from '#contract/site-texts/text-group.ts'
import type { ReactNode } from 'react'
import type { SupplierRow } from '#contract/suppliers.ts'
import { supplierPath } from '#web/paths.ts'
import { classNames } from '#web/ui/class-names.ts'
import type { IconName } from '#web/ui/graphics/icon-names.ts'
import { Icon } from '#web/ui/graphics/icon.tsx'
import { useTexts } from '#web/use-site.ts'
import styles from './supplier-card.module.css'

type QuickActionsProps = { supplier: Pick<SupplierRow, 'id' | 'businessName' | 'phone' | 'email'>; favourite?: ReactNode }

/** Call, email, favourite and view profile; actions that the supplier has no contact details for are left out. */
export function QuickActions({ supplier: { id, businessName, phone, email }, favourite }: QuickActionsProps) {
  const texts = useTexts(cardTexts)
  return (
    <div className={classNames(styles.actions, 'no-print')}>
      {phone && <QuickLink href={`tel:${phone.replace(/[^+\d]/g, '')}`} icon="phone" label={texts.call} about={businessName} />}
      {email && <QuickLink href={`mailto:${email}`} icon="envelope-simple" label={texts.email} about={businessName} />}
      {favourite && <div className={styles.favourite}>{favourite}</div>}
      <QuickLink href={supplierPath(id)} label={texts.profile} about={filled(texts.profileOf, { supplier: businessName })} isMain />
    </div>
  )
}

type QuickLinkProps = {
  href: string
  label: string
  icon?: IconName
  /** Hidden continuation of the label for screen readers. */ about: string
  isMain?: boolean
}

const QuickLink = ({ href, label, icon, about, isMain }: QuickLinkProps) => (
  <a href={href} className={classNames(styles.quick, isMain && styles.main)}>
    {icon && <Icon name={icon} />}
    {label}
    <span className="visually-hidden"> {about}</span>
  </a>
)
