import { BRAND } from '#contract/options.ts'

/** What Windows, macOS and zip programs do not take in a name. */
const FORBIDDEN = /[\\/:*?"<>|\p{Cc}]+/gu
const MAX_LENGTH = 120

/** Returns a title as the name of a file, without its extension. */
const asName = (title: string): string =>
  title
    .replace(FORBIDDEN, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .slice(0, MAX_LENGTH)
    .replace(/[. ]+$/, '')

/** Returns the name under which somebody saves a file: "Supplier scorecard - Backdock.pdf". */
export const savedAs = (title: string, extension: string): string => `${asName(title)} - ${BRAND}.${extension}`

/** Returns names within a folder, "Run sheet.xlsx". The second of two that are alike is "Run sheet 2.xlsx". */
export function namesInFolder(files: readonly { title: string; extension: string }[]): string[] {
  const taken = new Set<string>()
  return files.map(({ title, extension }) => {
    const base = asName(title)
    let name = `${base}.${extension}`
    for (let at = 2; taken.has(name.toLowerCase()); at++) name = `${base} ${at}.${extension}`
    taken.add(name.toLowerCase())
    return name
  })
}
