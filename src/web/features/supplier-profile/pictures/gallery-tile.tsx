import type { ReactNode } from 'react'
import type { Picture } from '#contract/suppliers/suppliers.ts'
import { sourcesOf } from '#shared/pictures/upload-variants.ts'
import { Artwork } from '#web/ui/graphics/artwork.tsx'
import { Button } from '#web/ui/controls/button.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { AltField } from './alt-field.tsx'
import { CropButton } from './crop-button.tsx'
import styles from './gallery-tile.module.css'

type GalleryTileProps = {
  picture: Picture
  /** The picture's name within a sentence: "picture 2". */
  name: string
  handle: ReactNode
  /** A menu that moves the picture without dragging. */
  moveMenu: ReactNode
  describe: (id: string, alt: string) => Promise<boolean>
  replace: (id: string, url: string) => Promise<boolean>
  onRemove: () => void
}

/** A picture as the profile shows it, with its alternative text and actions. */
export const GalleryTile = ({ picture: { id, url, alt }, name, handle, moveMenu, describe, replace, onRemove }: GalleryTileProps) => (
  <Card as="div">
    <Artwork src={url} alt={alt} sources={sourcesOf(url)} sizes="320px" ratio="4 / 3" />
    <div className={styles.handle}>{handle}</div>
    <div className={styles.body}>
      <AltField alt={alt} onSave={(words) => describe(id, words)} />
      <div className={styles.actions}>
        <CropButton name={name} url={url} aspect={4 / 3} onCropped={(cropped) => replace(id, cropped)} />
        <Button size="sm" variant="quiet" icon="trash" aria-label={`Remove ${name}`} onClick={onRemove}>
          Remove
        </Button>
        {moveMenu}
      </div>
    </div>
  </Card>
)
