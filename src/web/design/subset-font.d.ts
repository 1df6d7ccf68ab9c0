/** Types for the part of subset-font that is used here, as the package has none. */
declare module 'subset-font' {
  type Axis = number | { min: number; max: number }
  /** Returns the font reduced to the characters of `text`. */
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: { targetFormat: 'woff2'; variationAxes: Record<string, Axis>; keepFeatures: string[] },
  ): Promise<Buffer>
}
