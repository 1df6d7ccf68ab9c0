import { cardTexts } from '#contract/site-texts/directory-texts.ts'
import { filled } from '#contract/site-texts/text-group.ts'
import type { ReactNode } from 'react'
import type { SupplierRow } from '#contract/suppliers/suppliers.ts'
import { useTelHref } from '#web/ui/controls/use-tel-href.ts'
import { supplierPath } from '#web/paths.ts'
import { classNames } from '#web/ui/class-names.ts'
import { markClass } from '#web/ui/graphics/mark.ts'
import { useTexts } from '#web/use-site.ts'
import { oneTabStop } from './one-tab-stop.ts'
import styles from './supplier-card.module.css'

type QuickActionsProps = { supplier: Pick<SupplierRow, 'id' | 'businessName' | 'phone' | 'email'>; favourite?: ReactNode }

/** Favourite, call, email and view profile, as a toolbar; actions that the supplier has no contact details for are left out. */
export function QuickActions({ supplier: { id, businessName, phone, email }, favourite: saveButton }: QuickActionsProps) {
  const texts = useTexts(cardTexts)
  return (
    <div
      ref={oneTabStop}
      role="toolbar"
      aria-label={filled(texts.actions, { supplier: businessName })}
      className={classNames(styles.actions, 'no-print')}
    >
      {saveButton && <div className={styles.favourite}>{saveButton}</div>}
      {phone && <CallLink phone={phone} label={texts.call} about={businessName} />}
      {email && <QuickLink href={`mailto:${email}`} className={markClass('email')} label={texts.email} about={businessName} />}
      <QuickLink
        href={supplierPath(id)}
        label={texts.profile}
        about={filled(texts.profileOf, { supplier: businessName })}
        className={styles.main}
      />
    </div>
  )
}

const CallLink = ({ phone, ...props }: { phone: string } & Pick<QuickLinkProps, 'label' | 'about'>) => (
  <QuickLink href={useTelHref(phone)} className={markClass('phone')} {...props} />
)

type QuickLinkProps = {
  href: string
  label: string
  /** Continues the label in the accessible name. */
  about: string
  className: string | undefined
}

const QuickLink = ({ href, label, about, className }: QuickLinkProps) => (
  <a href={href} aria-label={`${label} ${about}`} className={classNames(styles.quick, className)}>
    {label}
  </a>
)
