import { readFont, type FontFile } from './font-file.ts'

const RIGHT_TO_LEFT = /[\p{Script=Hebrew}\p{Script=Arabic}]/u

/**
 * The files of `scripts` and the letters for which each is read, in the order in which they are tried: a Chinese sign that Japanese writes too is
 * drawn as Japan draws it, beside kana of the same font.
 */
const SCRIPTS: [file: string, letters: RegExp][] = [
  ['greek', /\p{Script=Greek}/u],
  ['greek-extended', /\p{Script=Greek}/u],
  ['cyrillic', /\p{Script=Cyrillic}/u],
  ['cyrillic-extended', /\p{Script=Cyrillic}/u],
  ['hebrew', /\p{Script_Extensions=Hebrew}/u],
  ['arabic', /\p{Script_Extensions=Arabic}/u],
  ['armenian', /\p{Script_Extensions=Armenian}/u],
  ['georgian', /\p{Script_Extensions=Georgian}/u],
  ['ethiopic', /\p{Script_Extensions=Ethiopic}/u],
  ['devanagari', /\p{Script_Extensions=Devanagari}/u],
  ['bengali', /\p{Script_Extensions=Bengali}/u],
  ['gurmukhi', /\p{Script_Extensions=Gurmukhi}/u],
  ['gujarati', /\p{Script_Extensions=Gujarati}/u],
  ['tamil', /\p{Script_Extensions=Tamil}/u],
  ['telugu', /\p{Script_Extensions=Telugu}/u],
  ['kannada', /\p{Script_Extensions=Kannada}/u],
  ['malayalam', /\p{Script_Extensions=Malayalam}/u],
  ['sinhala', /\p{Script_Extensions=Sinhala}/u],
  ['thai', /\p{Script_Extensions=Thai}/u],
  ['lao', /\p{Script_Extensions=Lao}/u],
  ['khmer', /\p{Script_Extensions=Khmer}/u],
  ['myanmar', /\p{Script_Extensions=Myanmar}/u],
  ['japanese', /[\p{Script_Extensions=Han}\p{Script_Extensions=Hiragana}\p{Script_Extensions=Katakana}]/u],
  ['chinese', /\p{Script_Extensions=Han}/u],
  ['korean', /\p{Script_Extensions=Hangul}/u],
]

const loaded = new Map<string, FontFile>()

/** Returns the font of a sign's script that has it; null where none of ours does. Read on first use: most documents need none. */
export function scriptFontFor(letter: string): FontFile | null {
  for (const [file, letters] of SCRIPTS) {
    if (!letters.test(letter)) continue
    const found = fileOf(file)
    if (found.font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0)) return found
  }
  return null
}

/** Returns whether a text is read from the right. */
export const isRightToLeft = (text: string): boolean => RIGHT_TO_LEFT.test(text)

function fileOf(file: string): FontFile {
  const known = loaded.get(file)
  if (known) return known
  const read = readFont(file, new URL(`./scripts/${file}.woff`, import.meta.url).href)
  loaded.set(file, read)
  return read
}
