import type { Supplier } from '#contract/suppliers/suppliers.ts'
import { Button, ButtonLink } from '#web/ui/controls/button.tsx'
import { useEarlyPress } from '#web/browser/early-press.ts'
import { useTelHref } from '#web/ui/controls/use-tel-href.ts'
import { IconButton } from '#web/ui/controls/icon-button.tsx'
import styles from './supplier-bar.module.css'

type SupplierBarProps = {
  supplier: Supplier
  isSaved: boolean
  /** Whether a request was sent: the bar then leads to what the page says about it. */
  isSent: boolean
  onSave: () => void
  onRequest: () => void
  onApproach: () => void
}

/** The bar at the lower edge on phones: call, save, request a quote. */
export function SupplierBar({ supplier: { businessName, phone }, isSaved, isSent, onSave, ...request }: SupplierBarProps) {
  return (
    <>
      {/* a spacer as high as the bar, so that it does not cover the end of the page */}
      <div className={styles.room} />
      <section aria-label="Ask this supplier" data-bottom-bar className={styles.bar}>
        {phone && <CallButton phone={phone} label={`Call ${businessName}`} />}
        <IconButton
          icon={isSaved ? 'heart-fill' : 'heart'}
          label={isSaved ? `Remove ${businessName} from favourites` : `Add ${businessName} to favourites`}
          variant="outline"
          className={styles.square}
          onClick={onSave}
          {...useEarlyPress<HTMLButtonElement>()}
        />
        {isSent ? (
          <ButtonLink href="#request-sent" variant="outline" icon="check" className={styles.request}>
            Request sent
          </ButtonLink>
        ) : (
          <RequestButton {...request} />
        )}
      </section>
    </>
  )
}

const CallButton = ({ phone, label }: { phone: string; label: string }) => (
  <IconButton
    icon="phone"
    label={label}
    variant="outline"
    className={styles.square}
    render={<a href={useTelHref(phone)} aria-label={label} />}
  />
)

const RequestButton = ({ onRequest, onApproach }: Pick<SupplierBarProps, 'onRequest' | 'onApproach'>) => (
  <Button
    {...useEarlyPress<HTMLButtonElement>()}
    className={styles.request}
    aria-haspopup="dialog"
    onClick={onRequest}
    onPointerDown={onApproach}
    onFocus={onApproach}
  >
    Request a quote
  </Button>
)
