/** The part of subset-font that we use; it brings no types. */
declare module 'subset-font' {
  type Axis = number | { min: number; max: number }
  /** Keeps the characters of `text`. */
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: { targetFormat: 'woff2'; variationAxes: Record<string, Axis>; keepFeatures: string[] },
  ): Promise<Buffer>
}
