import type { CSSProperties } from 'react'
import { classNames } from '#web/ui/class-names.ts'
import styles from './skeleton.module.css'

type SkeletonProps = {
  /** CSS lengths; by default the width of the container and the height of one line. */
  width?: string
  height?: string
  /** Aspect ratio, instead of a height: `16 / 9`. */
  ratio?: string
  /** A CSS background colour instead of the default, such as that of the artwork to come. */
  ground?: string
  className?: string
}

/** A placeholder for content that is loading. It is hidden from assistive technology, so say "Loading" once around the blocks. */
export function Skeleton({ width, height, ratio, ground, className }: SkeletonProps) {
  const style: CSSProperties = { inlineSize: width, blockSize: height, aspectRatio: ratio, '--skeleton-ground': ground }
  return <span className={classNames(styles.block, className)} style={style} aria-hidden="true" />
}
