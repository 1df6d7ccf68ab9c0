import type { CSSProperties } from 'react'
import { classNames } from '#web/ui/class-names.ts'
import styles from './skeleton.module.css'

type SkeletonProps = {
  /** CSS lengths; as wide as its place and one line high without them. */
  width?: string
  height?: string
  /** Width to height, instead of a height: `16 / 9`. */
  ratio?: string
  /** A CSS colour instead of the sunken one, such as the ground of a label to come. */
  ground?: string
  className?: string
}

/** A block where something will be. Say "Loading" once, outside: blocks are not read. */
export function Skeleton({ width, height, ratio, ground, className }: SkeletonProps) {
  const style = { inlineSize: width, blockSize: height, aspectRatio: ratio, '--skeleton-ground': ground } as CSSProperties
  return <span className={classNames(styles.block, className)} style={style} aria-hidden="true" />
}
