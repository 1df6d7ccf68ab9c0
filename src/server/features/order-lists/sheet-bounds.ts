/** So many places a sheet may reach over, rows times columns: a reader fills in what is left out between. */
const MAX_PLACES = 1_000_000
/** Tags of rows and cells. An attribute longer than this is in no file that a spreadsheet writes. */
const TAG = /<(?:\w{1,20}:)?(row|c)((?:\s{1,9}[\w:]{1,30}\s{0,9}=\s{0,9}(?:"[^"<]{0,100}"|'[^'<]{0,100}')){0,30})\s{0,9}\/?>/g
const ANY_TAG = /<(?:\w{1,20}:)?(?:row|c)[\s/>]/g
const PLACE = /\sr\s{0,9}=\s{0,9}["']([A-Z]{0,3})(\d{1,7})["']/
const HAS_PLACE = /\sr\s{0,9}=/

/** Whether the rows and columns of a sheet are few enough to be read. What cannot be told is not. */
export function isBounded(sheet: Uint8Array): boolean {
  const xml = Buffer.from(sheet).toString('latin1')
  const reach = { rows: 0, row: 0, columns: 0, column: 0 }
  let tags = 0
  for (const [, tag, attributes = ''] of xml.matchAll(TAG)) {
    tags++
    const [, letters = '', digits = '0'] = PLACE.exec(attributes) ?? []
    if (HAS_PLACE.test(attributes) && digits === '0') return false
    reach.row = tag === 'row' ? Math.max(reach.row + 1, Number(digits)) : Math.max(reach.row, Number(digits))
    reach.column = tag === 'row' ? 0 : Math.max(reach.column + 1, columnOf(letters))
    reach.rows = Math.max(reach.rows, reach.row)
    reach.columns = Math.max(reach.columns, reach.column)
  }
  return tags === (xml.match(ANY_TAG)?.length ?? 0) && reach.rows * reach.columns <= MAX_PLACES
}

const columnOf = (letters: string): number => [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0)
