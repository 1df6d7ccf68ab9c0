import { ENUM_NAMES } from '#contract/schema-names.ts'
import type { Schema } from './document.ts'
import { mapObjects } from './map-objects.ts'

/**
 * Says schemas as readers and generators of clients expect them: a response may get more fields, a closed list has one name, a parameter has
 * the type that it stands for, and what can be null has two types.
 */
export const plainSchemas = <Value>(value: Value): Value => mapObjects(value, plain) as Value

const plain = (schema: Schema): Schema =>
  [openObject, plainBounds, namedEnum, oneSpelling, nullableType].reduce((said, say) => say(said), schema)

function openObject({ additionalProperties, ...schema }: Schema): Schema {
  return additionalProperties === false || additionalProperties === undefined ? schema : { ...schema, additionalProperties }
}

const PLAIN_FORMATS = new Set<unknown>(['uuid', 'date'])

/** Leaves out what the type and the format say already: the bounds of whole numbers in JavaScript, the pattern of a UUID or a date. */
function plainBounds(schema: Schema): Schema {
  const { minimum, maximum, pattern, ...rest } = schema
  return {
    ...rest,
    ...(minimum !== undefined && minimum !== Number.MIN_SAFE_INTEGER && { minimum }),
    ...(maximum !== undefined && maximum !== Number.MAX_SAFE_INTEGER && { maximum }),
    ...(pattern !== undefined && !PLAIN_FORMATS.has(schema.format) && { pattern }),
  }
}

const enumNames = new Map(Object.entries(ENUM_NAMES).map(([name, values]) => [JSON.stringify(values), name]))

function namedEnum(schema: Schema): Schema {
  const name = Array.isArray(schema.enum) && enumNames.get(JSON.stringify(schema.enum))
  if (!name) return schema
  const { type: _, enum: __, ...rest } = schema
  return { $ref: `#/components/schemas/${name}`, ...rest }
}

/** A number or a flag in an address is text, which calls within the process send as what it stands for: so is it said here. */
function oneSpelling(schema: Schema): Schema {
  const { anyOf, ...rest } = schema
  if (!Array.isArray(anyOf) || anyOf.length !== 2) return schema
  const [value, spelled] = anyOf as [Schema, Schema]
  const isSpelled = spelled.type === 'string' && ('pattern' in spelled || String(spelled.enum) === 'true,false')
  return isSpelled && (value.type === 'number' || value.type === 'boolean') ? { ...value, ...rest } : schema
}

function nullableType(schema: Schema): Schema {
  const { anyOf, ...rest } = schema
  if (!Array.isArray(anyOf) || anyOf.length !== 2) return schema
  const [inner, other] = anyOf as [Schema, Schema]
  if (other.type !== 'null' || typeof inner.type !== 'string' || 'const' in inner) return schema
  const values = Array.isArray(inner.enum) ? { enum: [...inner.enum, null] } : {}
  return { ...inner, ...rest, ...values, type: [inner.type, 'null'] }
}
