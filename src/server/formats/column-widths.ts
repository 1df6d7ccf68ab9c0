/** A column as wide as its longest text, but no wider than this share of the table. */
const WIDEST = 0.55
/** Where a text may go on in the next line: not at a blank that holds words together. */
const BREAK = /[^\S\u00A0]+/

/**
 * Shares the width of a table among its columns: each at least as wide as its longest word, the rest by the length of its texts. `measure`
 * returns the width of a text, the space around it included, in the unit of `total`.
 */
export function columnWidths(rows: readonly (readonly string[])[], total: number, measure: (text: string) => number): number[] {
  const columns = (rows[0] ?? []).map((_, at) => rows.map((row) => row[at] ?? ''))
  const widths = columns.map((texts) => {
    const least = Math.max(...texts.flatMap((text) => text.split(BREAK)).map(measure))
    return { least, natural: Math.max(least, Math.min(WIDEST * total, Math.max(...texts.map(measure)))) }
  })
  const [sumOfLeast, sumOfNatural] = [sum(widths.map(({ least }) => least)), sum(widths.map(({ natural }) => natural))]
  if (sumOfNatural <= total) return widths.map(({ natural }) => (natural * total) / sumOfNatural)
  if (sumOfLeast >= total) return widths.map(({ least }) => (least * total) / sumOfLeast)
  const share = (total - sumOfLeast) / (sumOfNatural - sumOfLeast)
  return widths.map(({ least, natural }) => least + (natural - least) * share)
}

const sum = (widths: number[]) => widths.reduce((all, width) => all + width, 0)
