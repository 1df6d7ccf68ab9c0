/** Returns a clock that stands until it is put on, and goes back to its start with `begin`. */
export function movingClock(start: string) {
  let time = new Date(start)
  const pass = (ms: number) => void (time = new Date(time.getTime() + ms))
  return {
    now: () => time,
    begin: () => void (time = new Date(start)),
    passMinutes: (minutes: number) => pass(minutes * 60_000),
    passDays: (days: number) => pass(days * 86_400_000),
  }
}
