import type { PriceRow } from './read-row.ts'

/** What tells a row of a price list from others. */
export type RowIdentity = Pick<PriceRow, 'code' | 'item' | 'packSize'>

const plain = (text: string | null) => (text ?? '').toLowerCase().replace(/\s+/g, '')

/** Item and pack without case and blanks, between which stands a sign that neither has. */
const nameKey = ({ item, packSize }: RowIdentity): string => `${plain(item)}\n${plain(packSize)}`

/** Finds the row of a list that another one is: by the same code where both have one, else by the same item and pack. */
export class RowIndex<Row extends RowIdentity> {
  readonly #byCode = new Map<string, Row>()
  readonly #byName = new Map<string, Row[]>()

  constructor(rows: Iterable<Row> = []) {
    for (const row of rows) this.add(row)
  }

  add(row: Row): void {
    const code = plain(row.code)
    if (code !== '' && !this.#byCode.has(code)) this.#byCode.set(code, row)
    const key = nameKey(row)
    this.#byName.set(key, [...(this.#byName.get(key) ?? []), row])
  }

  find(row: RowIdentity): Row | null {
    const code = plain(row.code)
    const same = code === '' ? undefined : this.#byCode.get(code)
    return same ?? this.#byName.get(nameKey(row))?.find((other) => code === '' || plain(other.code) === '') ?? null
  }
}
