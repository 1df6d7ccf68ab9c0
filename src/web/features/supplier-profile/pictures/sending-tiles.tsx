import { Artwork } from '#web/ui/graphics/artwork.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { Grid } from '#web/ui/layout/grid.tsx'
import { SendingStatus } from './sending-status.tsx'
import type { Sending } from './sending.ts'
import styles from './gallery-tile.module.css'

type SendingTilesProps = { sendings: readonly Sending[]; onRetry: (sending: Sending) => void; onDiscard: (sending: Sending) => void }

/** The pictures that are being uploaded to the gallery; renders nothing if there are none. */
export function SendingTiles({ sendings, ...actions }: SendingTilesProps) {
  if (sendings.length === 0) return null
  return (
    <Grid as="ul" min={220} gap={4} aria-label="Pictures on their way">
      {sendings.map((sending) => (
        <Card as="li" key={sending.id}>
          {sending.preview && <Artwork src={sending.preview} alt="" ratio="4 / 3" />}
          <div className={styles.body}>
            <SendingStatus sending={sending} {...actions} />
          </div>
        </Card>
      ))}
    </Grid>
  )
}
