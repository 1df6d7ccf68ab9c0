import { dialled, ENTRY, lengthOf, RUN, tidiedPhone } from './phone.ts'

/** Returns how many digits a phone field has too many, below zero too few, as far as a slip of one or two explains it; else 0. */
export function extraDigitsIn(typed: string): number {
  const extra = (tidiedPhone(typed).match(RUN) ?? []).map((run) => {
    const digits = dialled(run.replace(ENTRY, ''))
    return digits.length - (lengthOf(digits) ?? digits.length)
  })
  return extra.find((each) => each !== 0 && Math.abs(each) <= 2) ?? 0
}
