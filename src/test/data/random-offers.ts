import { contents, line, offer, price } from './compared-offers.ts'

/** Returns a source of whole numbers, the same ones for each seed. */
export function numbersFrom(seed: number) {
  let state = seed
  return (from: number, to: number) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff
    return from + Math.floor((state / 0x80000000) * (to - from + 1))
  }
}

/** Returns lines and offers whose fees and minimums matter, the same ones for each seed; `coarse` prices are often equal. */
export function randomOffers(seed: number, { offers, lines, isCoarse = false }: { offers: number; lines: number; isCoarse?: boolean }) {
  const number = numbersFrom(seed)
  const step = isCoarse ? 500 : 1
  const cents = (from: number, to: number) => number(from / step, to / step) * step
  const needs = Array.from({ length: lines }, (_, n) => line(`${n}`, number(1, 8)))
  const priced = (n: number) => price(`${n}`, cents(500, 2500), { ...contents(number(1, 3)), gst: number(0, 1) ? 'free' : 'taxable' })
  const all = Array.from({ length: offers }, (_, n) =>
    offer(
      String.fromCodePoint(97 + n),
      needs.flatMap((_, at) => (number(0, 9) > 0 ? [priced(at)] : [])),
      {
        deliveryCents: cents(0, 3000),
        freeDeliveryFromCents: number(0, 1) * cents(2000, 20_000),
        deliveryGst: (['goods', 'taxable', 'free'] as const)[number(0, 2)]!,
        minimumCents: number(0, 1) * cents(2000, 20_000),
        belowMinimum: (['refuse', 'difference', 'fee'] as const)[number(0, 2)]!,
        smallOrderFeeCents: cents(500, 3000),
      },
    ),
  )
  return { lines: needs, offers: all }
}
