/** Where rows of the same fields are, their names once and then the values of each. No response has a field of this name. */
const ROWS = '$rows'

type Fields = Record<string, unknown>
type Packed = { [ROWS]: [fields: string[], ...rows: unknown[][]] }

/** Returns the data as it is sent with a page: lists of equal fields as a table, since a list of 24 suppliers would name each field 24 times. */
export function packRows(value: unknown): unknown {
  if (Array.isArray(value)) {
    const fields = fieldsInCommon(value)
    return fields ? { [ROWS]: [fields, ...value.map((row: Fields) => fields.map((field) => packRows(row[field])))] } : value.map(packRows)
  }
  if (!isObject(value)) return value
  return Object.fromEntries(fieldsOf(value).map((field) => [field, packRows(value[field])]))
}

/** Returns the data that was packed. */
export function unpackRows(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(unpackRows)
  if (!isObject(value)) return value
  if (!(ROWS in value)) return Object.fromEntries(Object.entries(value).map(([field, part]) => [field, unpackRows(part)]))
  const [fields, ...rows] = (value as Packed)[ROWS]
  return rows.map((row) => Object.fromEntries(fields.map((field, at) => [field, unpackRows(row[at])])))
}

/** Returns the names of the fields if all rows have the same, and there is more than one row. */
function fieldsInCommon(rows: unknown[]): string[] | undefined {
  if (rows.length < 2 || !rows.every(isObject)) return undefined
  const [fields = [], ...others] = rows.map(fieldsOf)
  return others.every((other) => other.length === fields.length && other.every((field, at) => field === fields[at])) ? fields : undefined
}

const isObject = (value: unknown): value is Fields => typeof value === 'object' && value !== null && !Array.isArray(value)

/** Fields that are undefined are not sent: among values they would become null. */
const fieldsOf = (row: Fields) => Object.keys(row).filter((field) => row[field] !== undefined)
