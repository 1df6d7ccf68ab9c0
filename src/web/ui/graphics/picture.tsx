import type { ComponentProps } from 'react'
import styles from './picture.module.css'

export type PictureProps = ComponentProps<'img'> & {
  /** Empty where the name is written beside it. */
  alt: string
  /** The same picture in other formats and widths, in order of preference; `sizes` says how wide it is shown. */
  sources?: readonly { type: string; srcSet: string }[]
}

/** An image in the format and width that the browser prefers; laid out as a plain image would be. */
export function Picture({ sources = [], sizes, alt, ...rest }: PictureProps) {
  const image = <img {...rest} alt={alt} />
  if (sources.length === 0) return image
  return (
    <picture className={styles.picture}>
      {sources.map(({ type, srcSet }) => (
        <source key={type} type={type} srcSet={srcSet} sizes={sizes} />
      ))}
      {image}
    </picture>
  )
}
