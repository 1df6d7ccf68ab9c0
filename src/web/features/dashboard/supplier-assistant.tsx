import { Card } from '#web/ui/layout/card.tsx'
import { FinishListing } from './finish-listing.tsx'
import styles from './supplier-assistant.module.css'

const GREETING = "Hi! I'm your AI assistant. I help you get more out of your listing."

/** The supplier's assistant: a greeting, and what it can tell from the listing alone. */
export const SupplierAssistant = ({ path }: { path: string }) => (
  <div className={styles.assistant}>
    <Card padded>
      <p className={styles.message}>{GREETING}</p>
      <p className={styles.note}>Typed answers are not switched on yet. Until then, this is what your listing tells me.</p>
    </Card>
    <FinishListing path={path} />
  </div>
)
