import fc from 'fast-check'

/** Any character of Unicode. fast-check's own `binary` first builds a table of all of them, which takes seconds. */
const character = fc
  .oneof(fc.integer({ min: 0, max: 0xd7ff }), fc.integer({ min: 0xe000, max: 0x10ffff }))
  .map((codePoint) => String.fromCodePoint(codePoint))

/** Generates any text, which may be empty. `maxLength` counts characters. */
export const anyText = (maxLength: number) => fc.string({ unit: character, maxLength })
