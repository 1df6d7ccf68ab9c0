import fc from 'fast-check'
import type * as z from 'zod/mini'
import { hasUnreadable } from '#shared/text/unreadable.ts'

/** Halves of characters, control and direction characters, accents and joined emoji. */
const CHARACTERS = ['\ud800', '\udfff', '\u0000', '\r\n', '\t', '\u001b[31m', '\u0085', '\u202e', '\u200b', '\ufeff', '\ufffe']
const LETTERS = ['👩‍👩‍👧‍👦', '🏳️‍🌈', 'Ǆ', 'İ', 'ﬀ', 'a\u0301\u0301\u0301', '１２３４５６', ' ', '"']
/** What means something to JavaScript, SQL, patterns, addresses or a search. */
const WORDS = `__proto__ constructor NaN Infinity -1 1e999 %00 % _ \\ ' <script> \${x} {{x}} :* ! & | ( ) <-> .* [ coffee Melbourne 3072 near`
const PIECES = [...CHARACTERS, ...LETTERS, ...WORDS.split(' ')]
const piece = fc.constantFrom(...PIECES)
/** Those that every text accepts, so that they get as far as the database. */
const mildPiece = fc.constantFrom(...PIECES.filter((text) => !hasUnreadable(text)))

/** Generates texts of at most `most` characters, most of them visible. */
const textUpTo = (most: number, from = mildPiece) =>
  fc.oneof(
    { weight: 4, arbitrary: fc.array(from, { maxLength: 5 }).map((pieces) => `a${pieces.join('')}`.slice(0, most)) },
    { weight: 1, arbitrary: fc.array(from, { maxLength: 5 }).map((pieces) => pieces.join('').slice(0, most)) },
    { weight: 1, arbitrary: from.map((text) => text.repeat(most).slice(0, most)) },
  )

const NUMBERS = [0, -0, -1, 1, 0.1, 1e-320, 2 ** 31 - 1, 2 ** 31, -(2 ** 31) - 1, 3e9, 2 ** 53 - 1, 2 ** 53, 2 ** 63, 1e21, 1.7e308]
const DAYS = '2026-12-31 2028-02-29 9999-12-31 0001-01-01 0000-01-01 0000-02-29 275760-09-13 -000001-01-01 infinity now'.split(' ')

const nested = (depth: number) => Array.from({ length: depth }).reduce<unknown>((inner) => ({ a: [inner] }), null)

/** Generates any JSON value: hostile texts and numbers, lists, and objects with names that JavaScript itself uses. */
export const anyValue: fc.Arbitrary<unknown> = fc.letrec((tie) => ({
  value: fc.oneof(
    { maxDepth: 3, depthIdentifier: 'any value' },
    { weight: 6, arbitrary: textUpTo(300, piece) },
    { weight: 3, arbitrary: fc.constantFrom<unknown>(...NUMBERS) },
    { weight: 3, arbitrary: fc.constantFrom<unknown>(null, true, false, '', ...DAYS) },
    { weight: 1, arbitrary: fc.array(tie('value'), { maxLength: 4 }) },
    { weight: 1, arbitrary: fc.dictionary(fc.constantFrom('a', '__proto__', 'constructor', 'toString', 'length', 'then'), tie('value')) },
    { weight: 1, arbitrary: fc.constantFrom(4, 400).map(nested) },
  ),
})).value

type Schema = z.core.JSONSchema.BaseSchema
/** Values of fields whose rules JSON Schema cannot express, by the name of the field. */
export type Hints = Record<string, fc.Arbitrary<unknown>>

/** Generates values of a schema, of which some are hostile and some match the schema only almost, or not at all. */
export function valuesOf(schema: Schema, hints: Hints): fc.Arbitrary<unknown> {
  return fc.oneof({ weight: 40, arbitrary: matching(schema, hints) }, { weight: 1, arbitrary: anyValue })
}

function matching(schema: Schema, hints: Hints): fc.Arbitrary<unknown> {
  const { type, anyOf, oneOf, allOf } = schema
  if (schema.const !== undefined) return fc.constant(schema.const)
  if (schema.enum) return fc.constantFrom(...schema.enum)
  const choices = anyOf ?? oneOf
  if (choices) return fc.oneof(...choices.map((choice) => matching(choice, hints)))
  if (allOf) return matching({ ...schema, ...Object.assign({}, ...allOf), allOf: undefined }, hints)
  if (Array.isArray(type)) return fc.oneof(...type.map((one) => matching({ ...schema, type: one } as Schema, hints)))
  if (type === 'string') return textOf(schema)
  if (type === 'integer' || type === 'number') return numberOf(schema)
  if (type === 'boolean') return fc.boolean()
  if (type === 'null') return fc.constant(null)
  if (type === 'array') return listOf(schema, hints)
  if (type === 'object') return fieldsOf(schema, hints)
  return anyValue
}

function textOf({ format, pattern, maxLength = 300 }: Schema): fc.Arbitrary<string> {
  if (format === 'uuid') return fc.uuid()
  if (format === 'date') return fc.constantFrom(...DAYS)
  return pattern ? fc.stringMatching(new RegExp(pattern)) : textUpTo(maxLength)
}

const numberOf = ({
  exclusiveMinimum,
  minimum = Number(exclusiveMinimum ?? Number.MIN_SAFE_INTEGER),
  maximum = Number.MAX_SAFE_INTEGER,
}: Schema) => {
  const inside = NUMBERS.filter((number) => number >= minimum && number <= maximum)
  return fc.oneof(
    fc.constantFrom(minimum, maximum, ...inside),
    // Near 0, or where the range begins.
    fc.integer({ min: Math.ceil(Math.max(minimum, -5)), max: Math.min(maximum, Math.max(minimum, 50)) }),
  )
}

function listOf({ items, maxItems = 10 }: Schema, hints: Hints): fc.Arbitrary<unknown[]> {
  // A list in an input has one schema for all of its items.
  const item = valuesOf(items as Schema, hints)
  return fc.oneof(
    { weight: 9, arbitrary: fc.array(item, { maxLength: 3 }) },
    { weight: 1, arbitrary: item.map((one) => Array.from({ length: maxItems + 1 }, () => one)) },
  )
}

/** Generates objects in which fields may be missing, and some have a name that is special in JavaScript. */
function fieldsOf({ properties = {}, required = [] }: Schema, hints: Hints): fc.Arbitrary<Record<string, unknown>> {
  const fields = Object.entries(properties).map(([name, schema]) => {
    // A property's schema is `true` only where a schema says so, which those of zod do not.
    const field = schema as Schema
    const [hint, values] = [hints[name], valuesOf(field, hints)]
    // Of a field that is required, one of thirty is missing, of the others half.
    const isNeeded = required.includes(name) && field.default === undefined
    return fc.record({
      name: fc.constant(name),
      isMissing: isNeeded ? fc.nat(29).map((chance) => chance === 29) : fc.boolean(),
      value: hint ? fc.oneof({ weight: 9, arbitrary: hint }, values) : values,
    })
  })
  const extra = fc.tuple(fc.constantFrom('__proto__', 'constructor', 'toString', 'id'), fc.nat(9), anyValue)
  return fc.tuple(fc.tuple(...fields), extra).map(([known, [name, chance, value]]) => {
    const present = known.filter(({ isMissing }) => !isMissing)
    return Object.fromEntries([...present, ...(chance === 9 ? [{ name, value }] : [])].map((field) => [field.name, field.value]))
  })
}
