import { claimPath } from '#web/paths.ts'
import { TextLink } from '#web/ui/controls/text-link.tsx'
import styles from './claim-prompt.module.css'

/** The line for a business that has come by the link of an email: what the link opens, and how to have a listing of its own. */
export const ClaimPrompt = ({ supplierId }: { supplierId: number }) => (
  <p className={styles.line}>
    You answer this request without an account. <TextLink href={claimPath(supplierId)}>Claim your listing</TextLink> to have all of its
    requests in one place.
  </p>
)
