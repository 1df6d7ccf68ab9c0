import type { CSSProperties } from 'react'
import { classNames } from '#web/ui/class-names.ts'
import { Picture, type PictureProps } from './picture.tsx'
import styles from './artwork.module.css'

type ArtworkProps = Omit<PictureProps, 'loading' | 'fetchPriority'> & {
  /** Aspect ratio of its box: `16 / 8.4`. Without one it fills its container. */
  ratio?: string
  /** A CSS background colour until the picture is loaded. */
  ground?: string
  /** In view at first paint: loaded at once and with high priority. */
  eager?: boolean
}

/** A drawn case label or an uploaded picture in a box of fixed shape, cropped to fill it. */
export function Artwork({ ratio, ground, eager, className, style, ...rest }: ArtworkProps) {
  const box: CSSProperties = { aspectRatio: ratio, '--artwork-ground': ground, ...style }
  return (
    <span className={classNames(styles.box, !ratio && styles.fills, className)} style={box}>
      <Picture
        {...rest}
        className={styles.image}
        loading={eager ? 'eager' : 'lazy'}
        decoding={eager ? 'auto' : 'async'}
        fetchPriority={eager ? 'high' : undefined}
      />
    </span>
  )
}
