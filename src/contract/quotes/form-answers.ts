import * as z from 'zod/mini'
import { NO_NUMBER, numberOf, numberProblem } from '#shared/money/typed-numbers.ts'
import { Day } from './supplier-quote.ts'
import type { FieldType, FormAnswer, FormField } from './quote-forms.ts'
import { Email, oneLine, Phone } from '#contract/endpoint/values.ts'

/** A number, or a number typed as text, which is parsed. */
const numberSchema = z.pipe(z.transform(readNumber), z.number(NO_NUMBER))

function readNumber(value: unknown, { issues }: z.core.ParsePayload): unknown {
  if (typeof value !== 'string') return value
  const number = numberOf(value)
  if (Number.isNaN(number)) issues.push({ code: 'custom', input: value, message: numberProblem(value) })
  return number
}

/** The limit of a single-line field. A text area has only the limit of `FormAnswer`. */
const LINE = z.string('Please answer in words.').check(oneLine, z.maxLength(500, 'Please keep this to 500 characters or fewer.'))

const SCHEMAS: Record<Exclude<FieldType, 'select'>, z.ZodMiniType<FormAnswer['value']>> = {
  text: LINE,
  textarea: z.string('Please answer in words.'),
  number: numberSchema,
  email: Email,
  phone: Phone,
  date: Day,
  checkbox: z.boolean('Please say yes or no.'),
}

/** Returns the schema of answers to a field. */
export const answerSchemaOf = ({ type, options }: Pick<FormField, 'type' | 'options'>): z.ZodMiniType<FormAnswer['value']> =>
  type === 'select' ? z.enum(options, 'Please choose one of the options.') : SCHEMAS[type]

/** Returns the error message for a required field that was left blank. */
export const missingAnswer = ({ label }: Pick<FormField, 'label'>): string => `Please answer “${label}”.`
