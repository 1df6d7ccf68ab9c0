import { Button } from '#web/ui/controls/button.tsx'
import { Icon } from '#web/ui/graphics/icon.tsx'
import { canRetry, type Sending } from './sending.ts'
import styles from './sending-status.module.css'

type SendingStatusProps = { sending: Sending; onRetry: (sending: Sending) => void; onDiscard: (sending: Sending) => void }

/** The progress of an upload, or its error with a retry button if a retry could help. */
export const SendingStatus = ({ sending, onRetry, onDiscard }: SendingStatusProps) => (
  <div className={styles.status}>
    <p className={styles.name}>{sending.file.name}</p>
    {sending.problem ? (
      <p role="alert" className={styles.problem}>
        <Icon name="warning-circle-fill" /> <span>{sending.problem}</span>
      </p>
    ) : (
      <progress value={sending.share} max={1} aria-label={`Uploading ${sending.file.name}`} className={styles.progress} />
    )}
    <div className={styles.actions}>
      {sending.problem && canRetry(sending) && (
        <Button size="sm" variant="quiet" icon="arrow-counter-clockwise" onClick={() => onRetry(sending)}>
          Try again
        </Button>
      )}
      <Button size="sm" variant="quiet" icon="x" onClick={() => onDiscard(sending)}>
        {sending.problem ? 'Dismiss' : 'Stop'}
      </Button>
    </div>
  </div>
)
