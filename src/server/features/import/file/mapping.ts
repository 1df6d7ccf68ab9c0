import { readFile } from 'node:fs/promises'
import { basename } from 'node:path'
import * as z from 'zod/mini'
import { CATEGORIES } from '#contract/options.ts'
import { recordOf } from '#shared/objects.ts'
import { itemAt } from '#shared/item-at.ts'
import { normaliseHeading } from './columns.ts'
import { ImportError, unreadableFile } from './import-error.ts'
import { FIELDS, type Field } from './spellings.ts'

const Mapping = z.strictObject({
  ...recordOf(FIELDS, () => z.optional(z.string())),
  /** From an industry as the file writes it to a category of the marketplace; null leaves its businesses out. */
  categories: z.optional(z.record(z.string(), z.nullable(z.enum(CATEGORIES)))),
})
export type Mapping = z.output<typeof Mapping>

/** Reads a mapping file. @throws ImportError naming what is wrong in the file */
export async function readMapping(path: string): Promise<Mapping> {
  const name = basename(path)
  const text = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    throw unreadableFile(path, error)
  })
  const { data, error } = Mapping.safeParse(parsed(text, name))
  // An error has at least one issue.
  if (error) throw new ImportError(`${name}: ${sentenceFor(itemAt(error.issues, 0))}`)
  return data
}

function parsed(text: string, name: string): unknown {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ''))
  } catch (error) {
    // `JSON.parse` throws only errors.
    throw new ImportError(`${name} is not JSON: ${(error as Error).message}.`)
  }
}

/** Returns the headings that a mapping assigns to fields. @throws ImportError when the file has no such heading */
export function namedColumns(mapping: Mapping, headings: string[]): Partial<Record<Field, string>> {
  const named = FIELDS.flatMap((field) => (mapping[field] === undefined ? [] : [[field, mapping[field]] as const]))
  const existing = new Set(headings.map(normaliseHeading))
  const missing = named.find(([, heading]) => normaliseHeading(heading) === '' || !existing.has(normaliseHeading(heading)))
  if (missing)
    throw new ImportError(
      `The mapping takes ${missing[0]} from a column "${missing[1]}", which the file does not have. It has: ${headings.join(', ')}.`,
    )
  return Object.fromEntries(named)
}

function sentenceFor(issue: z.core.$ZodIssue): string {
  const { path } = issue
  if (issue.code === 'unrecognized_keys') {
    const [key] = issue.keys
    return `"${key}" is not a field. Fields are ${FIELDS.join(', ')} and categories.`
  }
  if (path[0] === 'categories' && path.length > 1)
    return `"${String(path[1])}" must be given one of our categories, or null: ${CATEGORIES.join(', ')}.`
  if (path[0] === 'categories') return 'categories must be an object like { "Fish wholesaling": "Seafood" }.'
  return path.length === 0
    ? 'it must be an object like { "businessName": "Company" }.'
    : `${String(path[0])} must be the heading of a column, in quotes.`
}
