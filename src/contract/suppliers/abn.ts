import * as z from 'zod/mini'
import { abnOf } from '#shared/contact/abn.ts'

export const Abn = z.string().check(
  z.refine((typed) => abnOf(typed) !== null, 'This is not an ABN: please check its 11 digits.'),
  z.overwrite((typed) => abnOf(typed) ?? typed),
)
