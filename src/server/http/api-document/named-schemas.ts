import * as z from 'zod/mini'
import { ENUM_NAMES, SCHEMA_NAMES } from '#contract/schema-names.ts'
import type { ApiDocument, Schema } from './document.ts'
import { mapObjects } from './map-objects.ts'

const PREFIX = '#/components/schemas/'
const INPUT = 'Input'

/** The names of schemas, as the generator of the document takes them. */
export const schemaRegistry = namedSchemas()

function namedSchemas() {
  for (const [id, schema] of Object.entries(SCHEMA_NAMES)) z.globalRegistry.add(schema, { ...z.globalRegistry.get(schema), id })
  return z.globalRegistry
}

/** Applies `change` to every `$ref` to a schema. */
const mapRefs = <Value>(value: Value, change: (name: string) => string): Value =>
  mapObjects(value, (object) =>
    typeof object.$ref === 'string' && object.$ref.startsWith(PREFIX)
      ? { ...object, $ref: PREFIX + change(object.$ref.slice(PREFIX.length)) }
      : object,
  ) as Value

const enumSchemas = Object.fromEntries(Object.entries(ENUM_NAMES).map(([name, values]) => [name, { type: 'string', enum: values }]))

/** Gives a schema one name where what is sent and what is received are the same, and drops names that nothing uses. */
export function compactSchemas(document: ApiDocument): ApiDocument {
  const schemas = { ...document.components.schemas, ...enumSchemas }
  const differing = differingNames(schemas)
  const whole = { ...document, components: { ...document.components, schemas } }
  const merged = mapRefs(whole, (name) => (isInputOf(schemas, name) && !differing.has(name) ? baseOf(name) : name))
  return { ...merged, components: { ...merged.components, schemas: usedSchemas(merged) } }
}

const baseOf = (name: string) => name.slice(0, -INPUT.length)
const isInputOf = (schemas: Record<string, Schema>, name: string) => name.endsWith(INPUT) && baseOf(name) in schemas

/** Returns the names of inputs that differ from what is received: by themselves, or because of what they are made of. */
function differingNames(schemas: Record<string, Schema>): Set<string> {
  const inputs = Object.keys(schemas).filter((name) => isInputOf(schemas, name))
  const differing = new Set<string>()
  for (let before = -1; before < differing.size;) {
    before = differing.size
    const merged = (name: string) =>
      JSON.stringify(mapRefs(schemas[name], (ref) => (isInputOf(schemas, ref) && !differing.has(ref) ? baseOf(ref) : ref)))
    for (const name of inputs) if (merged(name) !== merged(baseOf(name))) differing.add(name)
  }
  return differing
}

function usedSchemas({ components: { schemas }, paths }: ApiDocument): Record<string, Schema> {
  const used = new Set(['Problem'])
  const visit = (value: unknown) => void mapRefs(value, (name) => (used.has(name) || (used.add(name), visit(schemas[name])), name))
  visit(paths)
  visit(schemas.Problem)
  return Object.fromEntries(
    Object.entries(schemas)
      .filter(([name]) => used.has(name))
      .toSorted(([one], [other]) => (one < other ? -1 : 1)),
  )
}
