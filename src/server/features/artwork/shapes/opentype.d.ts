/** The part of opentype.js that is used here. The package has no types, and its main file has no named exports in Node. */
declare module 'opentype.js/dist/opentype.mjs' {
  export type PathCommand =
    | { type: 'M' | 'L'; x: number; y: number }
    | { type: 'Q'; x1: number; y1: number; x: number; y: number }
    | { type: 'C'; x1: number; y1: number; x2: number; y2: number; x: number; y: number }
    | { type: 'Z' }
  export interface Font {
    getPath(text: string, x: number, y: number, fontSize: number): { commands: PathCommand[] }
    getAdvanceWidth(text: string, fontSize: number): number
    /** 0 for a letter that the font does not have. */
    charToGlyphIndex(letter: string): number
  }
  export function parse(file: ArrayBuffer): Font
}
